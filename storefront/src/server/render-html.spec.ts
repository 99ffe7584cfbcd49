import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import type { ClientAssets } from './client-assets.ts'
import { noncePlaceholder, withAssets } from './render-html.ts'

it('draws the placeholder of the nonce at each start, so that no text of a page can contain it', async () => {
  vi.resetModules()
  const restarted = await import('./render-html.ts')
  expect(restarted.noncePlaceholder).not.toBe(noncePlaceholder)
})

const assets: ClientAssets = {
  builtAt: '2026-11-24T09:00:00.000Z',
  script: '/entry.js',
  styles: ['/sheet.css'],
  criticalStylesOf: () => 'a{color:red}',
  preloadsOf: (page) => ['/framework.js', `/${page}.js`],
  fonts: ['/text.woff2'],
  textsOf: (language, part) => [`/${language}-${part}.js`],
}
const html = withAssets('<html><head></head><body></body></html>', assets, {
  language: 'en',
  texts: 'first',
  chunk: 'home',
})

/** A browser that shows the page, and what its script adds. */
const open = () => {
  const [, attributes = '', code = ''] = /<script nonce="[^"]*" (data-texts[^>]*)>(.*?)<\/script>/.exec(html) ?? []
  const dataset = Object.fromEntries(
    [...attributes.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
  const added: string[] = []
  const frames: (() => void)[] = []
  const timers = new Map<number, { readonly work: () => void; readonly ms: number }>()
  runInNewContext(code, {
    document: {
      currentScript: { dataset },
      createElement: () => ({}),
      head: { appendChild: ({ href, src }: { href?: string; src?: string }) => added.push(href ?? src ?? '') },
    },
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout: (work: () => void, ms = 0) => timers.set(timers.size + 1, { work, ms }).size,
    clearTimeout: (timer: number) => timers.delete(timer),
  })
  const wait = (most: number): void => {
    for (const [timer, { work, ms }] of timers) if (ms <= most && timers.delete(timer)) work()
  }
  return {
    added,
    paint: () => {
      for (const work of frames.splice(0)) work()
      wait(0)
    },
    passSecond: () => wait(1000),
  }
}

const all = ['/sheet.css', '/framework.js', '/home.js', '/en-first.js', '/entry.js']

it('names no script that a page would wait for', () => {
  expect(html.replace(/<noscript>.*?<\/noscript>/g, '')).not.toMatch(/ src="|rel="(?:stylesheet|modulepreload)"/)
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin>')
})

it('fetches scripts and the whole style sheet after the first paint, once', () => {
  const { added, paint, passSecond } = open()
  expect(added).toEqual([])
  paint()
  expect(added).toEqual(all)
  passSecond()
  expect(added).toEqual(all)
})

it('fetches them after a second where nothing is painted, and not again when it is', () => {
  const { added, paint, passSecond } = open()
  passSecond()
  expect(added).toEqual(all)
  paint()
  expect(added).toEqual(all)
})

it('writes what sharers and search engines read into the head, which no text can leave', () => {
  const served = {
    meta: [{ property: 'og:title', content: '"><script>alert(1)</script>' }],
    links: [{ rel: 'alternate', hreflang: 'de', href: 'https://shop.example/de/index' }],
    things: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
  }
  const page = withAssets('<html><head></head><body></body></html>', assets, {
    ...{ language: 'en', texts: 'first', chunk: undefined, served },
  })
  expect(page).toContain('<link data-served rel="alternate" hreflang="de" href="https://shop.example/de/index">')
  const [, json = ''] =
    /<script data-served nonce="[^"]+" type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual(served.things[0])
  expect(page).not.toContain('<script>alert')
})
