import type { Composition } from '@pinline/chassis/service'
import { type LanguageCode, languageCode, negotiateLanguage } from '@pinline/contracts/api/languages'
import type { OrderDeps } from '../order-deps.ts'
import { declineAtWallet, findAttempt, payAtWallet } from './pay-attempt.ts'
import { walletPageStyleHash } from './wallet-page.style.ts'
import { walletPage } from './wallet-page.ts'

type Pages = NonNullable<Composition['pages']>

const policy = `default-src 'none'; style-src '${walletPageStyleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The language in the URL, or else the browser's. */
const languageOf = (requested: unknown, acceptLanguage: string | undefined): LanguageCode =>
  languageCode.safeParse(requested).data ?? negotiateLanguage({ acceptLanguage })

/** The simulated wallet's own pages: what the QR code opens. */
export const walletPages =
  (platform: OrderDeps): Pages =>
  (app) => {
    app.get('/wallet/pay/:id', async (request, response) => {
      const id = String(request.params.id ?? '')
      const attempt = await findAttempt(platform, id)
      const language = languageOf(request.query.lang, request.get('accept-language'))
      response
        .status(attempt === undefined ? 404 : 200)
        .set({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
        .type('html')
        .send(walletPage(request.path, attempt, platform.clock.now(), language))
    })
    for (const [choice, decide] of [
      ['pay', payAtWallet],
      ['decline', declineAtWallet],
    ] as const) {
      app.post(`/wallet/pay/:id/${choice}`, async (request, response) => {
        const id = String(request.params.id ?? '')
        await decide(platform, id)
        const language = languageOf(request.query.lang, request.get('accept-language'))
        response.redirect(303, `/wallet/pay/${encodeURIComponent(id)}?lang=${language}`)
      })
    }
  }
