import { readFileSync } from 'node:fs'
import { markdown } from './markdown.ts'

/** In the order in which a newcomer reads them. */
const names = ['basics', 'first-order-by-api', 'stock-sync', 'webhook-receiver', 'kicad', 'mcp'] as const

const slugOf = (name: string): string => `guide-${name}`

/** Another guide by its file, as in the repository; anything else as it is. */
const addressOf = (target: string): string => {
  const name = /^([a-z-]+)\.md$/.exec(target)?.[1]
  return name === undefined ? target : slugOf(name)
}

export interface Guide {
  readonly slug: string
  readonly title: string
  readonly main: string
}

/** The guides for integrators as pages. Their code is run by tests/system/api/guides.spec.ts. */
export const guides: readonly Guide[] = names.map((name) => {
  const text = readFileSync(new URL(`guides/${name}.md`, import.meta.url), 'utf8')
  return { slug: slugOf(name), title: /^# (.+)$/m.exec(text)?.[1] ?? name, main: markdown(text, addressOf) }
})
