import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { layoutFaults } from './layout-rules.ts'
import { measurePage } from './measure-page.ts'

/** Pages with one fault each, put in on purpose, and the same page without it. */
const pages = [
  {
    kind: 'cut',
    faulty: '<p style="width: 60px; overflow: hidden; white-space: nowrap">Voraussichtliche Lieferung</p>',
    right: '<p style="overflow: hidden; white-space: nowrap">Voraussichtliche Lieferung</p>',
  },
  {
    kind: 'cut',
    faulty:
      '<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">Срок поставки и цена</p>',
    right:
      '<p title="Срок поставки и цена" style="width: 90px; overflow: hidden; height: 20px">Срок поставки и цена</p>',
  },
  {
    kind: 'cut-drawing',
    faulty: '<p style="width: 60px; overflow: hidden"><svg class="drawing" width="90" height="20"></svg></p>',
    right: '<p style="width: 60px; overflow-x: auto"><svg class="drawing" width="90" height="20"></svg></p>',
  },
  {
    kind: 'outside',
    faulty:
      '<div style="width: 80px; border: 1px solid"><b style="white-space: nowrap">Zahlungspflichtig bestellen</b></div>',
    right:
      '<div style="width: 300px; border: 1px solid"><b style="white-space: nowrap">Zahlungspflichtig bestellen</b></div>',
  },
  {
    kind: 'broken-word',
    faulty: '<p style="width: 50px; overflow-wrap: anywhere">Steckverbinder</p>',
    right: '<p style="width: 50px; overflow-wrap: anywhere"><code>d41d8cd98f00b204</code></p>',
  },
  {
    kind: 'broken-word',
    faulty: '<p style="width: 60px; overflow-wrap: anywhere">PinHeader-2x10-V-SMD</p>',
    right: '<p style="width: 60px; overflow-wrap: anywhere">DSUB-37-Female-EdgePinOffset14.56mm-Housed</p>',
  },
  {
    kind: 'broken-word',
    faulty: '<p style="width: 60px; overflow-wrap: anywhere">Steckverbindergehäuse</p>',
    right: '<p style="width: 60px; overflow-wrap: anywhere">cap19jekh5ragdxzp3n96ou7q9ip</p>',
  },
  {
    kind: 'broken-word',
    faulty: '<p style="width: 16px">納期情報</p>',
    right: '<p style="width: 160px">納期情報</p>',
  },
  {
    kind: 'broken-figure',
    faulty: '<p style="width: 16px; overflow-wrap: anywhere">8,5</p>',
    right: '<p lang="zh-HK" style="width: 70px; overflow-wrap: anywhere">超過10,000</p>',
  },
  {
    kind: 'broken-figure',
    faulty: '<p style="width: 40px">15–45</p>',
    right: '<p style="width: 40px; overflow: auto">15\u2060–\u206045</p>',
  },
  {
    kind: 'broken-figure',
    faulty: '<p lang="ja" style="width: 64px">11月30日</p>',
    right: '<p lang="ja" style="width: 64px; white-space: nowrap">12月2日</p>',
  },
  {
    kind: 'broken-figure',
    faulty: '<p style="width: 40px">2,54 mm</p>',
    right: '<p style="width: 40px; overflow: auto">2,54\u00a0mm</p>',
  },
  {
    kind: 'overlap',
    faulty: '<p>Menge und Preis</p><p style="margin-top: -32px">Warenwert</p>',
    right:
      '<div style="height: 20px; overflow: auto"><p>Menge</p><p>Preis</p><p>Warenwert</p></div><p>Lieferzeit</p><p>Summe</p>',
  },
  {
    kind: 'tall-control',
    faulty: '<button style="width: 90px">In den Warenkorb legen</button>',
    right: '<button>In den Warenkorb legen</button>',
  },
  { kind: 'unnamed', faulty: '<button><i></i></button>', right: '<button aria-label="Menü"><i></i></button>' },
  { kind: 'key', faulty: '<p>resources.orders.title</p>', right: '<p>Orders</p>' },
  { kind: 'wide-page', faulty: '<div style="width: 500px">x</div>', right: '<div style="width: 300px">x</div>' },
]

describe('a fault put into a page', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  })
  afterAll(async () => await browser?.close())

  const kindsIn = async (html: string) => {
    await page.setContent(`<html lang="de"><body style="font: 16px/20px sans-serif">${html}</body></html>`)
    return layoutFaults(await measurePage(page)).map(({ kind }) => kind)
  }

  it.each(pages)('is found: $kind in $faulty', async ({ kind, faulty, right }) => {
    expect(await kindsIn(faulty)).toEqual([kind])
    expect(await kindsIn(right)).toEqual([])
  })

  it('is not what only screen readers read, what is hidden, or a drawing', async () => {
    const hidden = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'
    const texts = `<span style="${hidden}">Zum Inhalt springen</span><p hidden>Steckverbinder</p><p style="height: 0; overflow: hidden">Zu</p>`
    expect(await kindsIn(`${texts}<svg width="9" height="9"><text x="0" y="9">J1</text></svg>`)).toEqual([])
  })
})
