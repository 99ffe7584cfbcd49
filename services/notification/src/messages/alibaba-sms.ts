import { randomUUID } from 'node:crypto'
import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import { z } from 'zod'
import { signedHeaders } from './alibaba-signature.ts'
import type { AlibabaSmsSettings } from './sms-settings.ts'
import { type SmsTransport, smsPatienceMs } from './text-message.ts'

const answer = z.object({ Code: z.string() })

/** A variable of a template has 35 characters at most. Source: help.aliyun.com, SMS, specification of templates. */
const variableLength = 35

/**
 * SMS of Alibaba Cloud, `SendSms` of version 2017-05-25: texts are templates that it has approved, with variables. Source:
 * help.aliyun.com, SMS, API reference. It does not detect repetitions.
 */
export const alibabaSms = (settings: AlibabaSmsSettings, now: () => Date): SmsTransport => ({
  carries: (template) => settings.templates.has(template),
  send: async ({ id, to, template, variables }) => {
    const values = Object.entries(variables).map(([name, value]) => [name, value.slice(0, variableLength)])
    const query = {
      PhoneNumbers: to,
      SignName: settings.signName,
      TemplateCode: settings.templates.get(template) ?? '',
      TemplateParam: JSON.stringify(Object.fromEntries(values)),
      OutId: id,
    }
    const url = new URL(settings.endpoint)
    const { search, headers } = signedHeaders(
      { method: 'POST', host: url.host, action: 'SendSms', version: '2017-05-25', query },
      { ...settings, now: now(), nonce: randomUUID() },
    )
    url.search = search
    const response = await fetchFrom(settings.endpoint)(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(smsPatienceMs),
    })
    const read = answer.safeParse(await response.json().catch(() => undefined))
    // Its message repeats the number, so only its code is named.
    const code = read.data?.Code ?? `HTTP ${response.status}`
    if (code !== 'OK') throw new Error(`Alibaba Cloud refuses the message: ${code}`)
  },
})
