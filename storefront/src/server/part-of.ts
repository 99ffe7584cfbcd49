import { envelope } from '@pinline/contracts/api/envelope'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { getProductDetail, type ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'

/** A part as a visitor sees it; undefined where there is none. */
export async function partOf(
  apiOrigin: string,
  id: string,
  language: LanguageCode = 'en',
): Promise<ProductDetail | undefined> {
  const response = await fetch(`${apiOrigin}/api/v1${getProductDetail.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Locale': language },
    body: JSON.stringify({ id }),
    signal: AbortSignal.timeout(20_000),
  })
  const result = envelope.parse(await response.json())
  if (result.code === 404) return undefined
  if (result.code !== 200) throw new Error(`${getProductDetail.path} answered ${result.code}`)
  return getProductDetail.output.parse(result.data)
}
