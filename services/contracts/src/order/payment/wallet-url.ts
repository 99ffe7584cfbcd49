import { z } from 'zod'
import { webUrl } from '../../api/web-url.ts'

/** What a payment's QR code holds: a page of the web, or WeChat Pay's own scheme, which its app reads. */
export const walletUrl = z.union([webUrl, z.string().regex(/^weixin:\/\/wxpay\/[\w?=&%./-]+$/)])
