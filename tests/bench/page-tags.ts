/** What a page says of itself and leads to, read from its HTML without a browser. */
export interface PageTags {
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string | undefined
  readonly robots: string | undefined
  /** Addresses by language tag. */
  readonly alternates: ReadonlyMap<string, string>
  /** Contents of `<meta>` by property or name; the last one counts. */
  readonly metas: ReadonlyMap<string, string>
  readonly links: readonly string[]
  readonly pictures: readonly { readonly source: string; readonly alt: string | undefined }[]
  /** Structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[]
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  )

const tagsOf = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

/** Reads a page. Scripts and styles are no text, but the structured data is. */
export const pageTags = (html: string): PageTags => {
  const scripts = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g
  const things = [...html.matchAll(scripts)].map(([, text = '']) => JSON.parse(text))
  const plain = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const links = tagsOf(plain, 'link')
  const metas = new Map(
    tagsOf(plain, 'meta').map((meta) => [meta.get('property') ?? meta.get('name') ?? '', meta.get('content') ?? '']),
  )
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(plain)?.[1] ?? ''),
    description: metas.get('description'),
    robots: metas.get('robots'),
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    alternates: new Map(
      links.flatMap((link) => {
        const tag = link.get('hreflang')
        return tag === undefined ? [] : [[tag, link.get('href') ?? ''] as const]
      }),
    ),
    metas,
    links: tagsOf(plain, 'a').flatMap((link) => link.get('href') ?? []),
    pictures: tagsOf(plain, 'img').flatMap((picture) => {
      const source = picture.get('src')
      return source === undefined ? [] : [{ source, alt: picture.get('alt') }]
    }),
    things,
  }
}
