import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { menuRow } from './menu-row.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import {
  expectedRevision,
  localisedTexts,
  menuIcon,
  menuIdText,
  menuOrder,
  menuPath,
  permissionKey,
} from './permission-fields.ts'

/**
 * Changes the given fields of a menu; its type stays. `parentId` and `orderNum` move it: the menus from that position
 * on move by one. Moved below another menu without `orderNum`, it is appended. A key that is new to a member of staff
 * requires `ownStepUp`.
 */
export const updateMenu = call({
  name: 'update-menu',
  path: '/private/menus/update',
  effect: 'command',
  access: staff('menus.update'),
  input: z.strictObject({
    id: menuIdText,
    revision: expectedRevision,
    parentId: menuIdText.nullable().optional(),
    titles: localisedTexts(60).optional(),
    path: menuPath.optional(),
    icon: menuIcon.optional(),
    isShow: z.boolean().optional(),
    authority: permissionKey.nullable().optional(),
    orderNum: menuOrder.optional(),
    ...ownStepUp,
  }),
  output: menuRow,
  errors: ['menu-not-found', 'not-held', 'last-administrator', 'version-conflict', ...ownStepUpErrors],
})
