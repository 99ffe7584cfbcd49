import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { settingChange, settingKey } from '../../api/setting.ts'

/** How a setting of `list-settings` was changed, newest first; empty for a key that no setting has. */
export const listSettingChanges = call({
  name: 'list-setting-changes',
  path: '/private/settings/changes',
  effect: 'read',
  access: staff('settings.read'),
  input: pageRequest.extend({ key: settingKey }),
  output: page(settingChange),
  errors: [],
})
