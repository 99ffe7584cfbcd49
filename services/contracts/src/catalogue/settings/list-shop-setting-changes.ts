import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { settingChange, settingKey } from '../../api/setting.ts'

/** How a setting of `list-shop-settings` was changed, newest first; empty for a key that no setting has. */
export const listShopSettingChanges = call({
  name: 'list-shop-setting-changes',
  path: '/private/shop-settings/changes',
  effect: 'read',
  access: staff('settings.read'),
  input: pageRequest.extend({ key: settingKey }),
  output: page(settingChange),
  errors: [],
})
