import escapeHtml from 'escape-html'
import { type EventConsumers, eventLinks, eventPage } from './event-pages.ts'
import { guides } from './guides.ts'
import { markdown } from './markdown.ts'
import { operationHtml } from './operation-html.ts'
import type { ShownDocument } from './read-operations.ts'

/** Where the pages are. */
const docsRoot = '/api/docs'

const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const navigation = ({ groups }: ShownDocument, current: string | undefined): string =>
  [
    { name: 'Guides', links: guides },
    ...groups.map(({ name, tags }) => ({
      name,
      links: tags.map((tag) => ({ slug: slugOf(tag.name), title: tag.name })),
    })),
    { name: 'Events', links: eventLinks },
  ]
    .map(
      ({ name, links }) =>
        `<h2>${escapeHtml(name)}</h2><ul>${links
          .map(
            ({ slug, title }) =>
              `<li><a href="${docsRoot}/${slug}"${title === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')

const layout = (
  shown: ShownDocument,
  title: string,
  current: string | undefined,
  main: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${docsRoot}/docs.css">
<script src="${docsRoot}/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="name" href="${docsRoot}/">${escapeHtml(shown.title)} API</a>
<label class="key" hidden>API key<input id="key" type="password" placeholder="pln_…" autocomplete="off" spellcheck="false"></label>
<a href="/api/openapi.json">OpenAPI</a>
<a href="/api/asyncapi.json">AsyncAPI</a>
<a href="/kicad/pinline.kicad_httplib">KiCad</a>
</header>
<div class="page">
<details class="menu" open><summary>Contents</summary><nav aria-label="Contents">${navigation(shown, current)}</nav></details>
<main id="content">${main}</main>
</div>
</body>
</html>`

const overview = (shown: ShownDocument): string => `<h1>${escapeHtml(shown.title)} API</h1>
${markdown(shown.introduction)}
<h2>Guides</h2>
<ul>${guides.map(({ slug, title }) => `<li><a href="${docsRoot}/${slug}">${escapeHtml(title)}</a></li>`).join('')}</ul>
<h2>Operations</h2>
<label class="find" hidden>Find an operation<input id="find" type="search" autocomplete="off"></label>
<p id="none" hidden>No operation matches.</p>
${shown.groups
  .flatMap(({ tags }) => tags)
  .map(
    ({ name }) =>
      `<section class="tag"><h3><a href="${docsRoot}/${slugOf(name)}">${escapeHtml(name)}</a></h3><ul class="operations">${shown.operations
        .filter(({ tag }) => tag === name)
        .map(
          ({ id, title, method, path }) =>
            `<li><a href="${docsRoot}/${slugOf(name)}#${escapeHtml(id)}">${escapeHtml(title)}</a> <span class="method">${method}</span> <code>${escapeHtml(path)}</code></li>`,
        )
        .join('')}</ul></section>`,
  )
  .join('\n')}`

/** The pages of the API by the last part of their address; the overview has none. */
export const docsPages = (shown: ShownDocument): ReadonlyMap<string, string> => {
  const pages = new Map([['', layout(shown, `${shown.title} API`, undefined, overview(shown))]])
  for (const { name, description } of shown.groups.flatMap(({ tags }) => tags)) {
    const operations = shown.operations.filter(({ tag }) => tag === name)
    const main = `<h1>${escapeHtml(name)}</h1><p>${escapeHtml(description)}</p>
<ul class="operations">${operations.map(({ id, title }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`).join('')}</ul>
${operations.map(operationHtml).join('\n')}`
    pages.set(slugOf(name), layout(shown, `${name} · ${shown.title} API`, name, main))
  }
  for (const { slug, title, main } of guides)
    pages.set(slug, layout(shown, `${title} · ${shown.title} API`, title, main))
  return pages
}

/** A page of the event catalogue as a document; undefined if there is no such page. */
export const eventDocument = (shown: ShownDocument, slug: string, consumers: EventConsumers): string | undefined => {
  const page = eventPage(slug, consumers)
  return page && layout(shown, `${page.title} · ${shown.title} API`, page.title, page.main)
}
