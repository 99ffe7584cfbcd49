/**
 * The registry of error codes. `status` is the envelope's code: 404 and 422 are sent with HTTP 200 in the envelope
 * (with their own HTTP status for `/api/v1/admin/*`), all others with HTTP status = code. Texts in ten languages are in
 * `error-texts/`.
 */
export const errorCodes = {
  'malformed-request': { status: 400 },
  unauthenticated: { status: 401 },
  'session-over': { status: 401 },
  forbidden: { status: 403 },
  'function-disabled': { status: 403 },
  'cross-site-request': { status: 403 },
  'not-held': { status: 403 },
  'password-change-required': { status: 403 },
  'route-not-found': { status: 404 },
  'not-found': { status: 404 },
  'order-not-found': { status: 404 },
  'product-not-found': { status: 404 },
  'address-not-found': { status: 404 },
  'attempt-not-found': { status: 404 },
  'view-not-found': { status: 404 },
  'generation-not-found': { status: 404 },
  'not-parked': { status: 404 },
  'role-not-found': { status: 404 },
  'menu-not-found': { status: 404 },
  'staff-not-found': { status: 404 },
  'buyer-not-found': { status: 404 },
  'file-not-found': { status: 404 },
  'session-not-found': { status: 404 },
  'category-not-found': { status: 404 },
  'attribute-not-found': { status: 404 },
  'delivery-not-found': { status: 404 },
  'import-not-found': { status: 404 },
  'refund-not-found': { status: 404 },
  'tracking-entry-not-found': { status: 404 },
  'order-line-not-found': { status: 404 },
  'parcel-not-found': { status: 404 },
  'after-sale-not-found': { status: 404 },
  'quotation-not-found': { status: 404 },
  'form-not-found': { status: 404 },
  'notice-not-found': { status: 404 },
  'undo-link-invalid': { status: 404 },
  'document-link-expired': { status: 404 },
  'method-not-allowed': { status: 405 },
  'request-timeout': { status: 408 },
  'version-conflict': { status: 409 },
  'still-being-placed': { status: 409 },
  'rebuild-present': { status: 409 },
  'view-behind': { status: 409 },
  'import-running': { status: 409 },
  'payment-in-progress': { status: 409 },
  'registration-complete': { status: 409 },
  'payload-too-large': { status: 413 },
  'invalid-input': { status: 422 },
  'idempotency-key-reused': { status: 422 },
  'credentials-wrong': { status: 422 },
  'account-disabled': { status: 422 },
  'code-wrong': { status: 422 },
  'agreement-required': { status: 422 },
  'password-too-weak': { status: 422 },
  'password-wrong': { status: 422 },
  'step-up-required': { status: 422 },
  'undo-link-expired': { status: 422 },
  'undo-link-used': { status: 422 },
  'already-registered': { status: 422 },
  'not-registered': { status: 422 },
  'out-of-stock': { status: 422 },
  'line-not-in-stock': { status: 422 },
  'unpaid-orders-reached': { status: 422 },
  'unpaid-share-reached': { status: 422 },
  'new-buyers-share-reached': { status: 422 },
  'price-changed': { status: 422 },
  'nothing-selected': { status: 422 },
  'product-unavailable': { status: 422 },
  'quantity-not-allowed': { status: 422 },
  'address-limit-reached': { status: 422 },
  'note-limit-reached': { status: 422 },
  'carrier-name-taken': { status: 422 },
  'carrier-limit-reached': { status: 422 },
  'tracking-number-used': { status: 422 },
  'tracking-time-wrong': { status: 422 },
  'tracking-entry-limit-reached': { status: 422 },
  'parcel-limit-reached': { status: 422 },
  'pick-exceeds-ordered': { status: 422 },
  'line-records-reached': { status: 422 },
  'line-test-failed': { status: 422 },
  'parcel-quantity-not-open': { status: 422 },
  'cancel-quantity-not-open': { status: 422 },
  'cancel-whole-order': { status: 422 },
  'made-to-order-started': { status: 422 },
  'buyer-note-limit-reached': { status: 422 },
  'after-sale-not-delivered': { status: 422 },
  'after-sale-reason-not-allowed': { status: 422 },
  'after-sale-defects-only': { status: 422 },
  'after-sale-window-over': { status: 422 },
  'after-sale-quantity-not-allowed': { status: 422 },
  'after-sale-transition-not-allowed': { status: 422 },
  'after-sale-message-limit-reached': { status: 422 },
  'after-sale-limit-reached': { status: 422 },
  'quotation-transition-not-allowed': { status: 422 },
  'quotation-quantity-not-allowed': { status: 422 },
  'quotation-prices-incomplete': { status: 422 },
  'quotation-breaks-not-allowed': { status: 422 },
  'quotation-limit-reached': { status: 422 },
  'form-erased': { status: 422 },
  'form-entry-limit-reached': { status: 422 },
  'cart-full': { status: 422 },
  'method-not-available': { status: 422 },
  'delivery-not-changeable': { status: 422 },
  'delivery-tax-differs': { status: 422 },
  'delivery-costs-more': { status: 422 },
  'delivery-total-fixed': { status: 422 },
  'transition-not-allowed': { status: 422 },
  'contact-account-manager': { status: 422 },
  'gap-not-skippable': { status: 422 },
  'payment-already-made': { status: 422 },
  'payment-not-possible': { status: 422 },
  'refund-exceeds-captured': { status: 422 },
  'refund-exceeds-lines': { status: 422 },
  'refund-limit-reached': { status: 422 },
  'last-administrator': { status: 422 },
  'not-yourself': { status: 422 },
  'role-in-use': { status: 422 },
  'menu-has-children': { status: 422 },
  'username-taken': { status: 422 },
  'second-factor-required': { status: 422 },
  'second-factor-present': { status: 422 },
  'orders-open': { status: 422 },
  'buyer-orders-open': { status: 422 },
  'export-too-large': { status: 422 },
  'upload-type-wrong': { status: 422 },
  'file-too-large': { status: 422 },
  'too-many-files': { status: 422 },
  'quota-reached': { status: 422 },
  'currency-disabled': { status: 422 },
  'base-currency-fixed': { status: 422 },
  'no-proposed-rate': { status: 422 },
  'second-person-required': { status: 422 },
  'scheduled-rates-reached': { status: 422 },
  'rates-file-unreadable': { status: 422 },
  'category-in-use': { status: 422 },
  'category-has-children': { status: 422 },
  'attribute-in-use': { status: 422 },
  'part-number-taken': { status: 422 },
  'replacement-not-possible': { status: 422 },
  'file-not-readable': { status: 422 },
  'mapping-incomplete': { status: 422 },
  'already-placed': { status: 422 },
  'notice-mismatch': { status: 422 },
  'settings-from-environment': { status: 422 },
  'signature-invalid': { status: 401 },
  'notice-stale': { status: 401 },
  'notice-replayed': { status: 401 },
  'too-many-requests': { status: 429 },
  'internal-error': { status: 500 },
  'not-implemented': { status: 501 },
  'bad-gateway': { status: 502 },
  'service-unavailable': { status: 503 },
  'wallet-unreachable': { status: 503 },
  'gateway-timeout': { status: 504 },
} as const satisfies Record<string, { status: number }>

export type ErrorCode = keyof typeof errorCodes

/** Codes of an expected rejection, which a client gets as a result. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends 404 | 422 ? Code : never
}[ErrorCode]
/** Codes of a failed call. */
export type FailureCode = Exclude<ErrorCode, RefusalCode>

export const isRefusalCode = (code: ErrorCode): code is RefusalCode => {
  const { status } = errorCodes[code]
  return status === 404 || status === 422
}
export const isFailureCode = (code: ErrorCode): code is FailureCode => !isRefusalCode(code)

/** An expected rejection: returned, never thrown. `errors` has an error code by field. */
export interface Rejection {
  readonly kind: 'rejection'
  readonly code: ErrorCode
  readonly errors?: Readonly<Record<string, string>>
  readonly data?: Readonly<Record<string, unknown>>
}

export const rejection = (code: ErrorCode, more: Omit<Rejection, 'kind' | 'code'> = {}): Rejection => ({
  kind: 'rejection',
  code,
  ...more,
})

export const isRejection = (value: unknown): value is Rejection =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'rejection'

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value)
