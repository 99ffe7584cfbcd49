import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { settingRows } from '@pinline/chassis/settings/setting-source'
import { listShopSettings } from '@pinline/contracts/catalogue/settings/list-shop-settings'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { shopSettingSources } from '../settings/setting-sources.ts'

export const listShopSettingsRoute = ({ platform }: CatalogueDeps) =>
  route(listShopSettings, async () => result({ list: await settingRows(platform, shopSettingSources) }))
