import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { settingChangesPage } from '@pinline/chassis/settings/setting-source'
import { listSettingChanges } from '@pinline/contracts/order/settings/list-setting-changes'
import type { OrderDeps } from '../order-deps.ts'
import { settingSources } from '../settings/setting-sources.ts'

export const listSettingChangesRoute = (platform: OrderDeps) =>
  route(listSettingChanges, async (request) => result(await settingChangesPage(platform, settingSources, request)))
