import { menuPlace } from '@pinline/events/catalogue/content-details'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { resolvedLink } from './content-link.ts'

/** The menu of header and footer. Links to withdrawn items are left out. */
export const listMenu = call({
  name: 'list-menu',
  path: '/page/menu',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.array(
    z.object({
      id: contentId,
      place: menuPlace,
      group: z.string(),
      label: z.string(),
      link: resolvedLink,
      orderNum: z.int(),
    }),
  ),
  errors: [],
})
