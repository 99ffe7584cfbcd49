import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screensOf } from '../journeys/screens.ts'
import { routedPages } from '../security/path-table.ts'

const root = join(import.meta.dirname, '../..')

/** The texts of an array that a source file declares. */
const listIn = (file: string, name: string): string[] => {
  const [, items = ''] =
    new RegExp(`const ${name} = \\[([^\\]]+)\\]`).exec(readFileSync(join(root, file), 'utf8')) ?? []
  return [...items.matchAll(/'([^']+)'/g)].map(([, item = '']) => item)
}

const sample = {
  compared: [],
  productId: 'p',
  crowdedId: 'p',
  replacedId: 'p',
  attemptId: 'a',
  previewToken: 't',
  contentId: 'c',
  webhookId: 'w',
}
const orders = { unpaidOrder: '1', shippedOrder: '2', testedOrder: '3', confirmedOrder: '4' }
const screens = screensOf({ ...sample, ...orders })
const pathsOf = (inShop: boolean): string[] =>
  screens.filter((screen) => screen.inShop === inShop).map(({ path }) => path)

/** The journey of failures opens the screens of `screensOf` alone: enlarged, in forced colours, under axe. */
describe('the screens that journeys open', () => {
  it('are all pages of the console', () => {
    const paths = listIn('console/src/layout/known-paths.ts', 'knownPaths')
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !pathsOf(false).includes(`/console${path}`))).toEqual([])
  })

  it('are all routes of the shop but the one that redirects', () => {
    const isOf = (route: string) => new RegExp(`^${route.replaceAll(/\$\w*/g, '[^/]+').replaceAll('/', '\\/')}(\\?|$)`)
    const missing = routedPages().filter(
      (route) => route !== '/user' && !pathsOf(true).some((path) => isOf(route === '$' ? '/$' : route).test(path)),
    )
    expect(missing).toEqual([])
  })

  it('are all tabs of the personal center', () => {
    const tabs = listIn('storefront/src/features/account/user-center-page.tsx', 'tabs')
    expect(tabs.length).toBeGreaterThan(3)
    expect(tabs.filter((tab) => !pathsOf(true).includes(`/user/center?tab=${tab}`))).toEqual([])
  })

  it('have a name each', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
  })
})
