import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getTextOverrides } from '@pinline/contracts/catalogue/ui-text/get-text-overrides'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { textOverrides } from '../languages/ui-texts.ts'

export const getTextOverridesRoute = ({ platform }: CatalogueDeps) =>
  route(getTextOverrides, async ({ surface }) => result({ texts: (await textOverrides(platform))[surface] }))
