import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { ownStepUp, ownStepUpErrors } from './own-step-up.ts'
import { expectedRevision, localisedTexts, menuIdText, roleIdText } from './permission-fields.ts'
import { roleRow } from './role-row.ts'

/**
 * Changes the given fields of a role. Gained and lost keys take effect for its members within a second. A key that is
 * new to a member requires `ownStepUp`.
 */
export const updateRole = call({
  name: 'update-role',
  path: '/private/roles/update',
  effect: 'command',
  access: staff('roles.update'),
  input: z.strictObject({
    id: roleIdText,
    revision: expectedRevision,
    names: localisedTexts(60).optional(),
    menuIds: z.array(menuIdText).max(500).optional(),
    ...ownStepUp,
  }),
  output: roleRow,
  errors: [
    'role-not-found',
    'menu-not-found',
    'not-held',
    'last-administrator',
    'version-conflict',
    ...ownStepUpErrors,
  ],
})
