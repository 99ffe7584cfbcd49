import { messageContent } from '@pinline/contracts/notification/message/send-message'
import { z } from 'zod'

const templateNames = messageContent.options.map((option) => option.shape.template.value)
const isTemplateName = (name: string): name is (typeof templateNames)[number] =>
  templateNames.some((known) => known === name)

const httpFields = z.object({
  SMS_HTTP_URL: z.url({ protocol: /^https?$/ }),
  SMS_HTTP_TOKEN: z.string().min(16),
})

/** A list such as `verification-code=SMS_154950909,order-paid=SMS_154950910`. */
const templateCodes = z.string().transform((text, context): ReadonlyMap<string, string> => {
  const codes = new Map(text.split(',').map((pair) => pair.trim().split('=') as [string, string]))
  for (const [name, code] of codes) {
    if (!isTemplateName(name)) context.addIssue({ code: 'custom', message: `${name} is no kind of message` })
    if (!/^SMS_\d+$/.test(code ?? '')) context.addIssue({ code: 'custom', message: `${name} needs a code as SMS_123` })
  }
  if (!codes.has('verification-code'))
    context.addIssue({ code: 'custom', message: 'verification-code is needed: nobody could register by phone' })
  return codes
})

const alibabaFields = z.object({
  ALIBABA_SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
  ALIBABA_SMS_ACCESS_KEY_ID: z.string().min(1),
  ALIBABA_SMS_ACCESS_KEY_SECRET: z.string().min(1),
  ALIBABA_SMS_SIGN_NAME: z.string().min(2),
  ALIBABA_SMS_TEMPLATES: templateCodes,
})

export interface AlibabaSmsSettings {
  readonly endpoint: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The approved signature that a text begins with. */
  readonly signName: string
  /** Codes of approved templates, by the kind of message. */
  readonly templates: ReadonlyMap<string, string>
}

export type SmsSettings =
  | { readonly kind: 'http'; readonly url: string; readonly token: string }
  | ({ readonly kind: 'alibaba-cloud' } & AlibabaSmsSettings)

const transports = z.looseObject({
  SMS_TRANSPORT: z.enum(['none', 'http', 'alibaba-cloud']).default('none'),
})

/** Which SMS transport there is, if any; settings of the others are not read. All errors are reported at once. */
export const smsConfig = transports.transform((given, context): { readonly sms: SmsSettings | undefined } => {
  const read = <T>(schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(given)
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
    return parsed.success ? parsed.data : z.NEVER
  }
  switch (given.SMS_TRANSPORT) {
    case 'none':
      return { sms: undefined }
    case 'http': {
      const fields = read(httpFields)
      return { sms: fields && { kind: 'http', url: fields.SMS_HTTP_URL, token: fields.SMS_HTTP_TOKEN } }
    }
    case 'alibaba-cloud': {
      const fields = read(alibabaFields)
      return {
        sms: fields && {
          kind: 'alibaba-cloud',
          endpoint: fields.ALIBABA_SMS_ENDPOINT,
          accessKeyId: fields.ALIBABA_SMS_ACCESS_KEY_ID,
          accessKeySecret: fields.ALIBABA_SMS_ACCESS_KEY_SECRET,
          signName: fields.ALIBABA_SMS_SIGN_NAME,
          templates: fields.ALIBABA_SMS_TEMPLATES,
        },
      }
    }
    default:
      return given.SMS_TRANSPORT satisfies never
  }
})
