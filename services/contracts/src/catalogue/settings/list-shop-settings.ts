import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { settingRow } from '../../api/setting.ts'

/** Every currency and language of the shop as a setting, with who changed it last. */
export const listShopSettings = call({
  name: 'list-shop-settings',
  path: '/private/shop-settings/list',
  effect: 'read',
  access: staff('settings.read'),
  input: z.object({}),
  output: z.object({ list: z.array(settingRow) }),
  errors: [],
})
