import type { LanguageCode } from '@pinline/contracts/api/languages'
import { createApiClient } from '@pinline/ui/api-client/create-api-client'
import { type DrawablePart, isDrawable } from '@pinline/ui/drawing/drawable-part'
import { isNotFound } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { type DrawingSvgRequest, drawingPicture, drawingSvg } from '../features/product-detail/drawing-svg.tsx'
import { shareCardSvg } from '../features/product-detail/share-card.ts'
import type { FailureTexts } from '../server/failed-page.ts'
import type { ShareCard } from '../server/share-pictures.ts'
import { baseCurrency } from '../session/currency.ts'
import { themeScript } from '../session/theme.ts'
import { apiTextsOf } from './api-texts.ts'
import { deferredParts } from './deferred-parts.ts'
import { isGone } from './gone.ts'
import { createI18n, type I18n, type TextOverrides } from './i18n.ts'
import { languageTag, offerLanguages } from './language.ts'
import { provideParts } from './load-deferred-parts.ts'
import { createAppRouter, createQueries } from './router.tsx'
import type { ServedHead } from './served-head.ts'
import { loadTexts, type TextBundle } from './text-files.ts'
import type { TextPart } from './text-parts.ts'

export { offerLanguages, themeScript }

provideParts(deferredParts)

/** One page to render. */
export interface RenderRequest {
  readonly request: Request
  readonly language: LanguageCode
  /** Public origin of the pages, without a trailing slash. */
  readonly publicOrigin: string
  /** Origin of the API as the server reaches it, without a trailing slash. */
  readonly apiOrigin: string
  /** Placeholder for the nonce; replaced when a page is sent. */
  readonly nonce: string
  /** How the server calls the API. */
  readonly fetch: typeof fetch
}

const texts = new Map<LanguageCode, Promise<I18n>>()

let overrides: Partial<Record<LanguageCode, TextOverrides>> = {}

/** Draws from now on with the texts that staff changed in the place of those of the files. */
export function overrideTexts(changed: Partial<Record<LanguageCode, TextOverrides>>): void {
  overrides = changed
  texts.clear()
}

async function loadI18n(language: LanguageCode): Promise<I18n> {
  const i18n = await createI18n(language, 'later')
  i18n.override(overrides[language] ?? {})
  return i18n
}

/** Texts are loaded once per language and shared by all requests. */
function i18nFor(language: LanguageCode): Promise<I18n> {
  const loaded = texts.get(language) ?? loadI18n(language)
  texts.set(language, loaded)
  return loaded
}

/** What the files say in a language, by namespace. */
export async function fileTexts(language: LanguageCode): Promise<TextBundle> {
  return { ...(await loadTexts(language, 'first')), ...(await loadTexts(language, 'later')) }
}

/** Renders a part's drawing as an SVG file with texts in the requested language. */
export async function renderDrawing(request: DrawingSvgRequest): Promise<string> {
  return drawingSvg(request, (await i18nFor(request.language)).in('drawing'))
}

/** The card of a part for sharers: its texts in a language, and its drawing without a legend. */
export async function renderPartCard(
  part: DrawablePart & { readonly manufacturer: string; readonly name: string },
  language: LanguageCode,
): Promise<ShareCard> {
  const i18n = await i18nFor(language)
  const { model, manufacturer, name } = part
  const isDrawn = isDrawable(part)
  const texts = { shop: i18n.t('shell:shopName'), title: model, brand: manufacturer, lead: name }
  return { card: shareCardSvg(texts, isDrawn), drawing: isDrawn ? drawingPicture(part) : null }
}

/** The card of the shop for sharers. */
export async function renderShopCard(language: LanguageCode): Promise<ShareCard> {
  const { t } = await i18nFor(language)
  const texts = {
    shop: t('shell:shopName'),
    title: t('home:title'),
    lead: t('catalogue:listDescription', { category: t('catalogue:allParts') }),
  }
  return { card: shareCardSvg(texts, false), drawing: null }
}

/** What the feed of news is called. */
export async function newsTitle(language: LanguageCode): Promise<string> {
  const { t } = await i18nFor(language)
  return `${t('shell:shopName')}: ${t('content:news.title')}`
}

/** What a page says that could not be rendered. */
export async function failureTexts(language: LanguageCode): Promise<FailureTexts> {
  const { t } = await i18nFor(language)
  return {
    shop: t('shell:shopName'),
    title: t('shell:failure.title'),
    text: t('shell:failure.text'),
    retry: t('shell:failure.retry'),
  }
}

/** A rendered page, which texts it was drawn with, and the chunk that it is hydrated with. */
export interface RenderedPage {
  readonly response: Response
  /** 410 for content and parts that staff took back, else the status of the response. */
  readonly status: number
  readonly texts: TextPart
  readonly chunk: string | undefined
  /** What sharers and search engines read; nothing for pages that they do not list. */
  readonly served: ServedHead | undefined
}

/** Renders a page for an anonymous visitor in the base currency. Redirects and 404 are statuses of the response. */
export async function renderPage(page: RenderRequest): Promise<RenderedPage> {
  const { language, nonce } = page
  const i18n = await i18nFor(language)
  const queryClient = createQueries()
  const api = createApiClient({
    baseUrl: page.apiOrigin,
    fetch: page.fetch,
    getToken: () => null,
    onToken: () => undefined,
    getLanguage: () => language,
    getLanguageTag: () => languageTag(language),
    getCurrency: () => baseCurrency,
    texts: apiTextsOf(i18n),
    onNotification: () => undefined,
    onUnauthenticated: () => undefined,
  })
  let served: ServedHead | undefined
  const handle = createRequestHandler({
    request: page.request,
    createRouter: () =>
      createAppRouter(
        {
          queryClient,
          api,
          i18n,
          language,
          currency: () => baseCurrency,
          origin: page.publicOrigin,
          allTexts: async () => undefined,
          serve: (head) => {
            served = head
          },
        },
        { nonce },
      ),
  })
  let texts: TextPart = 'first'
  let chunk: string | undefined
  let wasTakenBack = false
  const response = await handle(({ router, responseHeaders }) => {
    if (router.state.matches.some(({ staticData }) => staticData.texts === 'later')) texts = 'later'
    wasTakenBack = router.state.matches.some(({ error }) => isNotFound(error) && isGone(error.data))
    chunk = router.state.matches.findLast(({ staticData }) => staticData.chunk !== undefined)?.staticData.chunk
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
  return { response, status: wasTakenBack ? 410 : response.status, texts, chunk, served }
}
