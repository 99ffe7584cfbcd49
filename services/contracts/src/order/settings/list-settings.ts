import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { settingRow } from '../../api/setting.ts'

/** Every setting of orders, seller, VAT, carriers and freight, with who changed it last. */
export const listSettings = call({
  name: 'list-settings',
  path: '/private/settings/list',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: z.object({ list: z.array(settingRow) }),
  errors: [],
})
