import { readFileSync } from 'node:fs'
import { markdown } from './markdown.ts'

/** In the order in which a newcomer reads them. */
const names = ['basics', 'first-order-by-api', 'stock-sync', 'event-feed', 'webhook-receiver', 'kicad', 'mcp'] as const

const slugOf = (name: string): string => `guide-${name}`

/** Links to another guide lead to its file in the repository, and to its page here. */
const withPages = (text: string): string =>
  text.replaceAll(/\]\(([a-z-]+)\.md\)/g, (_, name: string) => `](${slugOf(name)})`)

export interface Guide {
  readonly slug: string
  readonly title: string
  readonly main: string
}

/** The guides for integrators as pages. Their code is run by tests/system/api/guides.spec.ts. */
export const guides: readonly Guide[] = names.map((name) => {
  const text = readFileSync(new URL(`guides/${name}.md`, import.meta.url), 'utf8')
  return { slug: slugOf(name), title: /^# (.+)$/m.exec(text)?.[1] ?? name, main: markdown(withPages(text)) }
})
