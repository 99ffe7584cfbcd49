import type { EventConsumer } from '@pinline/contracts/api/recorded-events'
import type { ServiceName } from '@pinline/events/event'
import { type PublicEvent, publicEvents } from '@pinline/events/public/public-events'
import { publicDataSchema } from '@pinline/events/public/public-schema'
import { schemaPathOf } from '@pinline/events/public/to-public-event'
import escapeHtml from 'escape-html'
import { exampleOf } from '../asyncapi.ts'
import { shapeText } from './shape-text.ts'

/** What handles the events of the product, by service. A service that did not respond is missing. */
export type EventConsumers = ReadonlyMap<ServiceName, readonly EventConsumer[]>

/** Where the overview of all events is. */
const overviewSlug = 'events'
const titleOf = (streamType: string): string =>
  `${streamType.charAt(0).toUpperCase()}${streamType.slice(1).replaceAll('-', ' ')} events`
const slugOf = (streamType: string): string => `events-${streamType}`

const streams = [...new Set(publicEvents.map(({ streamType }) => streamType))].map((streamType) => {
  const events = publicEvents.filter((event) => event.streamType === streamType)
  return { streamType, slug: slugOf(streamType), title: titleOf(streamType), events }
})

/** Links to the pages, for the contents of all pages. */
export const eventLinks: readonly { readonly slug: string; readonly title: string }[] = [
  { slug: overviewSlug, title: 'All events' },
  ...streams.map(({ slug, title }) => ({ slug, title })),
]

const code = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`
const row = (name: string, html: string): string => `<tr><th scope="row">${name}</th><td>${html}</td></tr>`
const inCode = (text: string): string => `<code>${escapeHtml(text)}</code>`

const consumersHtml = ({ service, name }: PublicEvent, consumers: EventConsumers): string => {
  if (consumers.size === 0) return 'Unknown: no service responds.'
  const handled = [...consumers].flatMap(([owner, listed]) =>
    listed
      .filter(({ types }) => types.includes(`${service}/${name}`))
      .map(({ name: consumer, kind }) => `<li>${owner}: ${inCode(consumer)}, ${kind}</li>`),
  )
  return `${handled.length === 0 ? '' : `<ul>${handled.join('')}</ul>`}The event feed and webhooks of integrators.`
}

/** All but the consumers, which is the same for every reader. */
const describe = (event: PublicEvent): { readonly before: string; readonly after: string } => {
  const { name, type, service, streamType, summary, version, since, withheld } = event
  return {
    before: `<article id="${escapeHtml(name)}">
<h2><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h2>
<p>${escapeHtml(summary).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>
<div class="scroll" tabindex="0"><table><tbody>
${row('Type', inCode(type))}
${row('Producer', `${inCode(`/pinline/${service}`)}, streams of type ${inCode(streamType)}`)}
${row('Version', `${version}, in the product since ${escapeHtml(since)}`)}
${row('Schema', `<a href="${escapeHtml(schemaPathOf(type))}">${escapeHtml(schemaPathOf(type))}</a>`)}
${withheld.length === 0 ? '' : row('Stays inside', withheld.map(inCode).join(', '))}
`,
    after: `
</tbody></table></div>
<h3>Data</h3>${code(shapeText(publicDataSchema(event)))}
<details><summary>Example</summary>${code(JSON.stringify(exampleOf(event), null, 2))}</details>
</article>`,
  }
}
const described = new Map<PublicEvent, ReturnType<typeof describe>>()

const eventHtml = (event: PublicEvent, consumers: EventConsumers): string => {
  const { before, after } = described.get(event) ?? describe(event)
  described.set(event, { before, after })
  return `${before}${row('Consumers', consumersHtml(event, consumers))}${after}`
}

const overview = (): string => `<h1>All events</h1>
<p>Whatever changes in the shop is recorded as an event. These ${publicEvents.length} types leave the product, as CloudEvents 1.0: by the
<a href="/api/docs/event-feed">event feed</a>, by webhooks and, inside an installation, by Kafka. Order is kept per stream
(<code>subject</code>, <code>sequence</code>). Personal data is not in them: fields such as <code>noteRef</code> refer to it.
References that begin with <code>address-</code>, <code>contact-</code> or <code>company-</code> are resolved by
<code>GET /api/v1/personal-data</code> with the scope <code>personal-data:read</code>; 410 says that the data was erased.</p>
<label class="find" hidden>Find an event<input id="find" type="search" autocomplete="off"></label>
<p id="none" hidden>No event matches.</p>
${streams
  .map(
    ({ slug, title, events }) =>
      `<section class="tag"><h3><a href="/api/docs/${slug}">${escapeHtml(title)}</a></h3><ul class="operations">${events
        .map(
          ({ name, type }) =>
            `<li><a href="/api/docs/${slug}#${escapeHtml(name)}">${escapeHtml(name)}</a> ${inCode(type)}</li>`,
        )
        .join('')}</ul></section>`,
  )
  .join('\n')}`

/**
 * A page of the event catalogue: the overview, or that of a kind of stream.
 * @param slug the last part of its address; undefined is returned for one that there is not
 */
export const eventPage = (
  slug: string,
  consumers: EventConsumers,
): { readonly title: string; readonly main: string } | undefined => {
  if (slug === overviewSlug) return { title: 'All events', main: overview() }
  const stream = streams.find((one) => one.slug === slug)
  if (stream === undefined) return undefined
  const { title, events } = stream
  return {
    title,
    main: `<h1>${escapeHtml(title)}</h1>
<ul class="operations">${events.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul>
${events.map((event) => eventHtml(event, consumers)).join('\n')}`,
  }
}
