import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import { type SmsTransport, smsPatienceMs } from './text-message.ts'

/**
 * Hands messages to a service of the operator, or of a provider, that takes `POST` of JSON
 * `{ id, to, text, template, variables }` with a bearer token, and answers with 2xx. `to` is in E.164. The same id is the
 * same message: it is the `Idempotency-Key` as well.
 */
export const httpSms = ({ url, token }: { readonly url: string; readonly token: string }): SmsTransport => ({
  carries: () => true,
  send: async ({ id, to, text, template, variables }) => {
    const response = await fetchFrom(url)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ id, to: `+86${to}`, text, template, variables }),
      signal: AbortSignal.timeout(smsPatienceMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
  },
})
