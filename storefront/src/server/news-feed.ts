import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ContentRow } from '@pinline/contracts/catalogue/content/content-shown'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import escapeHtml from 'escape-html'
import { languageTag, localisedPath } from '../app/language.ts'
import { readCall } from './read-call.ts'

/** What a feed says of itself. */
export interface Feed {
  readonly origin: string
  readonly language: LanguageCode
  readonly title: string
}

type FeedItem = Pick<ContentRow, 'id' | 'path' | 'title' | 'lead' | 'publishedAt'>

const itemOf = ({ origin, language }: Feed, item: FeedItem): string => {
  const link = escapeHtml(origin + encodeURI(localisedPath(language, item.path ?? '/news')))
  return (
    `<item><title>${escapeHtml(item.title)}</title><link>${link}</link><guid isPermaLink="false">${item.id}</guid>` +
    `<description>${escapeHtml(item.lead)}</description>` +
    `<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate></item>`
  )
}

/** News as RSS 2.0. Source: the specification of the RSS Advisory Board. */
export const feedXml = (feed: Feed, items: readonly FeedItem[]): string => {
  const { origin, language, title } = feed
  const page = escapeHtml(origin + localisedPath(language, '/news'))
  const own = escapeHtml(origin + localisedPath(language, '/news.xml'))
  return (
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${page}</link><description>${escapeHtml(title)}</description>` +
    `<language>${languageTag(language)}</language>` +
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>` +
    `${items.map((item) => itemOf(feed, item)).join('')}</channel></rss>`
  )
}

/** The newest news of a language. */
export const newsFeed = async (
  { publicOrigin, apiOrigin }: { readonly publicOrigin: string; readonly apiOrigin: string },
  language: LanguageCode,
): Promise<string> => {
  const { list } = await readCall(apiOrigin, listNews, { kind: 'news', pageSize: 30 }, language)
  return feedXml({ origin: publicOrigin, language, title: 'Meridian Connect' }, list)
}
