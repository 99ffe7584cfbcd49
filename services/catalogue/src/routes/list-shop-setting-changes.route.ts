import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { settingChangesPage } from '@pinline/chassis/settings/setting-source'
import { listShopSettingChanges } from '@pinline/contracts/catalogue/settings/list-shop-setting-changes'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { shopSettingSources } from '../settings/setting-sources.ts'

export const listShopSettingChangesRoute = ({ platform }: CatalogueDeps) =>
  route(listShopSettingChanges, async (request) =>
    result(await settingChangesPage(platform, shopSettingSources, request)),
  )
