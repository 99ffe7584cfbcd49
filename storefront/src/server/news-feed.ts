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

type FeedItem = Pick<ContentRow, 'id' | 'path' | 'language' | 'title' | 'lead' | 'publishedAt' | 'updatedAt'>

/** A feed, and when the last of its items changed, ISO 8601; nothing while there is none. */
export interface FeedFile {
  readonly xml: string
  readonly changedAt: string | undefined
}

const itemOf = ({ origin, language }: Feed, item: FeedItem): string => {
  const link = escapeHtml(origin + encodeURI(localisedPath(language, item.path ?? '/news')))
  return (
    `<item><title>${escapeHtml(item.title)}</title><link>${link}</link><guid isPermaLink="false">${item.id}</guid>` +
    `<description>${escapeHtml(item.lead)}</description>` +
    // A text that falls back says so.
    `${item.language === language ? '' : `<dc:language>${languageTag(item.language)}</dc:language>`}` +
    `<pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate></item>`
  )
}

/**
 * News as RSS 2.0 with the language of Dublin Core's elements. An item is known by its id, which stays when its address
 * changes. Source: the specification of the RSS Advisory Board.
 */
export const feedFile = (feed: Feed, items: readonly FeedItem[]): FeedFile => {
  const { origin, language, title } = feed
  const changedAt = items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const built = changedAt === undefined ? '' : `<lastBuildDate>${new Date(changedAt).toUTCString()}</lastBuildDate>`
  const page = escapeHtml(origin + localisedPath(language, '/news'))
  const own = escapeHtml(origin + localisedPath(language, '/news.xml'))
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${page}</link><description>${escapeHtml(title)}</description>` +
    `<language>${languageTag(language)}</language>${built}` +
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>` +
    `${items.map((item) => itemOf(feed, item)).join('')}</channel></rss>`
  return { xml, changedAt }
}

/** What a reader says of the feed that it has. */
interface KnownFeed {
  /** `If-None-Match` */
  readonly tags: string | undefined
  /** `If-Modified-Since` */
  readonly since: string | undefined
}

/**
 * Whether a reader has this feed. Not by Express: that sends the whole feed to clients whose library adds
 * `Cache-Control: no-cache`, as fetch does. Source: RFC 9110, section 13.2.2.
 */
export const isKnownFeed = (
  { tags, since }: KnownFeed,
  feed: { readonly tag: string; readonly changedAt: string | undefined },
): boolean => {
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === feed.tag)
  if (since === undefined || feed.changedAt === undefined) return false
  return Date.parse(since) >= Date.parse(new Date(feed.changedAt).toUTCString())
}

/** The newest news of a language. */
export const newsFeed = async (
  { publicOrigin, apiOrigin }: { readonly publicOrigin: string; readonly apiOrigin: string },
  language: LanguageCode,
  title: string,
): Promise<FeedFile> => {
  const { list } = await readCall(apiOrigin, listNews, { kind: 'news', pageSize: 30 }, language)
  return feedFile({ origin: publicOrigin, language, title }, list)
}
