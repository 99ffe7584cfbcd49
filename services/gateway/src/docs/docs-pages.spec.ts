import { readdirSync } from 'node:fs'
import { apiScopes } from '@pinline/contracts/api/api-scopes'
import { errorCodes } from '@pinline/contracts/api/error-codes'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import { publicEvents } from '@pinline/events/public/public-events'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../openapi/openapi.ts'
import { serviceTables } from '../route-table.ts'
import { docsPages, eventDocument } from './docs-pages.ts'
import { type EventConsumers, eventLinks } from './event-pages.ts'
import { guides } from './guides.ts'
import { markdown } from './markdown.ts'
import { readDocument } from './read-operations.ts'
import { shapeText } from './shape-text.ts'

/** Names in the guides that are neither codes of refusals nor headers of webhooks. */
const otherNames = ['openapi-fetch', 'server-initialize', 'tools-list', 'dns-rebinding-protection']

describe('the pages of the API', () => {
  const shown = readDocument(openApiDocument(serviceTables, gatewayCalls))
  const pages = docsPages(shown)
  const all = [...pages.values()].join('\n')

  it('have an overview that leads to every operation', () => {
    const overview = pages.get('') ?? ''
    const links = [...overview.matchAll(/href="\/api\/docs\/([a-z-]+)#([a-z-]+)"/g)]
    expect(links.map(([, , id]) => id).toSorted()).toEqual(shown.operations.map(({ id }) => id).toSorted())
    const dead = links.filter(([, page = '', id = '']) => pages.get(page)?.includes(`<article id="${id}">`) !== true)
    expect(dead.map(([link]) => link)).toEqual([])
  })

  it('show an operation once, with its GET as a remark', () => {
    expect(shown.operations.length).toBeGreaterThan(350)
    expect(all.match(/<article id="list-orders">/g)).toHaveLength(1)
    expect(all).not.toContain('id="list-orders-by-get"')
    expect(pages.get('orders')).toContain('Also as GET, with the fields in the query.')
  })

  it('contain no script or style of their own, nor anything of another host but links to it', () => {
    expect(all).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! src="\/api\/docs\/docs\.js")/)
    expect(all.replaceAll(/<a href="https:[^"]*" rel="noreferrer">/g, '')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  })

  it('have the guides, each linked from everywhere, with links that lead to a page', () => {
    const targets = new Set([...pages.keys(), ...eventLinks.map((link) => link.slug)])
    const files = readdirSync(new URL('guides/', import.meta.url)).map((file) => `guide-${file.replace('.md', '')}`)
    const inOrder = [...(pages.get('orders') ?? '').matchAll(/href="\/api\/docs\/(guide-[a-z-]+)"/g)].map(
      ([, slug]) => slug,
    )
    expect(inOrder[0]).toBe('guide-basics')
    expect(inOrder.toSorted()).toEqual(files.toSorted())
    for (const slug of files) {
      const page = pages.get(slug) ?? ''
      expect(page.match(/<h1>/g)).toHaveLength(1)
      // Nothing of Markdown is left outside of code.
      const [, main = ''] = /<main id="content">([\s\S]*)<\/main>/.exec(page) ?? []
      expect(main.replaceAll(/<pre[\s\S]*?<\/pre>|<code>.*?<\/code>/g, '')).not.toMatch(/\]\(|\*\*|^[|#-]|`/m)
      for (const [, target = ''] of main.matchAll(/<a href="([^"]+)"/g))
        expect(
          target.startsWith('https://') || targets.has(target.replace('/api/docs/', '')),
          `${slug}: ${target}`,
        ).toBe(true)
    }
    // The introduction leads to the first of them.
    expect(pages.get('')).toMatch(/<p>Guides [^<]+<a href="\/api\/docs\/guide-basics"/)
  })

  it('show the limits of parameters', () => {
    const [, feed = ''] = /<article id="list-events">([\s\S]*?)<\/article>/.exec(pages.get('event-feed') ?? '') ?? []
    const rowOf = (name: string) => new RegExp(`<code>${name}</code></th>(.*?)</tr>`).exec(feed)?.[1]
    expect(rowOf('limit')).toContain('<code>number</code><br>1–5000, default 100</td>')
    expect(rowOf('wait')).toContain('<code>number</code><br>0–20, default 0</td>')
    expect(rowOf('since')).toContain('<code>string</code><br>date-time</td>')
  })

  it('say what each HTTP status of a refusal means', () => {
    const unnamed = shown.operations.flatMap(({ id, responses }) =>
      responses.filter(([, { description }]) => !/^[A-Z][a-z]/.test(description)).map(([status]) => `${id}: ${status}`),
    )
    expect(unnamed).toEqual([])
  })

  it('have guides that name codes, scopes and paths of the API', () => {
    const paths = new Set(shown.operations.map(({ path }) => path))
    for (const guide of guides) {
      const code = [...guide.main.matchAll(/<code>([^<]+)<\/code>/g)].map(([, text = '']) => text)
      const isKnown = (text: string): boolean => {
        if (/^[a-z-]+:[a-z]+$/.test(text)) return apiScopes.some((scope) => scope === text)
        if (/^[a-z]+(?:-[a-z]+)+$/.test(text))
          return (
            Object.hasOwn(errorCodes, text) ||
            publicEvents.some(({ name }) => name === text) ||
            text.startsWith('webhook-') ||
            otherNames.includes(text)
          )
        if (/^\/(?!api\/|admin\/$|kicad|mcp$|v1)[a-z-]+/.test(text)) return paths.has(text)
        return true
      }
      const unknown = code.filter((text) => !isKnown(text))
      expect({ [guide.slug]: unknown }).toEqual({ [guide.slug]: [] })
    }
  })
})

describe('the event catalogue', () => {
  const shown = readDocument(openApiDocument(serviceTables, gatewayCalls))
  const consumers: EventConsumers = new Map([
    ['notification', [{ name: 'write-to-buyer', kind: 'reaction', types: ['order/order-placed'] }]],
  ])
  const page = (slug: string) => eventDocument(shown, slug, consumers) ?? ''

  it('has an overview that leads to every public event', () => {
    const links = [...page('events').matchAll(/href="\/api\/docs\/(events-[a-z-]+)#([a-z-]+)"/g)]
    expect(links.map(([, , name]) => name)).toEqual(publicEvents.map(({ name }) => name))
    const dead = links.filter(([, slug = '', name = '']) => !page(slug).includes(`<article id="${name}">`))
    expect(dead).toEqual([])
  })

  it('shows type, producer, version, schema, example and consumers of an event', () => {
    const [, placed = ''] = /<article id="order-placed">([\s\S]*?)<\/article>/.exec(page('events-order')) ?? []
    for (const shownText of [
      'pinline.order.order-placed.v1',
      '/pinline/order',
      'in the product since 2026-11-21',
      'href="/api/events/schemas/pinline.order.order-placed.v1.json"',
      '<code>poNumber</code>',
      'notification: <code>write-to-buyer</code>, reaction',
      '&quot;specversion&quot;: &quot;1.0&quot;',
    ])
      expect(placed).toContain(shownText)
  })

  it('says so when no service responds', () => {
    expect(eventDocument(shown, 'events-order', new Map())).toContain('Unknown: no service responds.')
  })

  it('has no page for a stream that there is not', () => {
    expect(eventDocument(shown, 'events-nothing', consumers)).toBeUndefined()
  })
})

describe('markdown', () => {
  it('writes paragraphs, headings, lists and code', () => {
    const text =
      '## Keys\n\nSend `Bearer` and **wait**.\n\n- one of\n  them\n- two\n\n3. snake_case\n\n```json\n{ "a": 1 }\n```'
    expect(markdown(text)).toBe(
      `<h2>Keys</h2>
<p>Send <code>Bearer</code> and <strong>wait</strong>.</p>
<ul>
<li>one of
them</li>
<li>two</li>
</ul>
<ol start="3">
<li>snake_case</li>
</ol>
<pre tabindex="0"><code class="language-json">{ &quot;a&quot;: 1 }
</code></pre>`,
    )
  })

  it('writes tables that can be scrolled by keys, and links that send no referrer', () => {
    expect(markdown('| a |\n| - |\n| [z](z.html) |').replaceAll('\n', '')).toBe(
      '<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td><a href="z.html" rel="noreferrer">z</a></td></tr></tbody></table></div>',
    )
  })

  it('shows text that looks like a page as text, and leads to no script', () => {
    expect(markdown('a <img src=x> `<pre>`\n\n<table>\n\n```\n<a href="x">\n```')).toBe(
      '<p>a &lt;img src=x&gt; <code>&lt;pre&gt;</code></p>\n&lt;table&gt;\n<pre tabindex="0"><code>&lt;a href=&quot;x&quot;&gt;\n</code></pre>',
    )
    expect(markdown('[a](javascript:x) [b](data:text/html,x) ![c](javascript:x)')).not.toMatch(/javascript|data:/)
  })
})

describe('shapeText', () => {
  it('writes a schema as a type, with what else it asks for', () => {
    const lines = {
      type: 'array',
      items: { type: 'object', properties: { quantity: { type: 'integer', minimum: 1 } } },
    }
    const schema = {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['one', 'other'] },
        note: { type: ['string', 'null'], maxLength: 40 },
        lines,
        'a-b': { anyOf: [{ type: 'string' }, { type: 'number' }], default: 1 },
      },
    }
    expect(shapeText(schema)).toBe(
      [
        '{',
        '  kind: "one" | "other"',
        '  note?: string | null // at most 40 characters',
        '  lines?: {',
        '    quantity?: number // ≥ 1',
        '  }[]',
        '  "a-b"?: string | number // default 1',
        '}',
      ].join('\n'),
    )
  })
})
