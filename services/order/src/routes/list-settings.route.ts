import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { settingRows } from '@pinline/chassis/settings/setting-source'
import { listSettings } from '@pinline/contracts/order/settings/list-settings'
import type { OrderDeps } from '../order-deps.ts'
import { settingSources, variableOfSetting } from '../settings/setting-sources.ts'

export const listSettingsRoute = (platform: OrderDeps) =>
  route(listSettings, async () =>
    result({ list: await settingRows(platform, settingSources, variableOfSetting(platform)) }),
  )
