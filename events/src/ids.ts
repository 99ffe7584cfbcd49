import { z } from 'zod'

/** Ids are branded: a `BuyerId` does not pass as an `OrderNumber`. */
export const buyerId = z
  .string()
  .regex(/^b-[0-9a-z]{8,32}$/)
  .brand<'BuyerId'>()
export type BuyerId = z.infer<typeof buyerId>

export const staffId = z
  .string()
  .regex(/^s-[0-9a-z]{4,32}$/)
  .brand<'StaffId'>()
export type StaffId = z.infer<typeof staffId>

/**
 * An id of demo data: `b-demo…`, `s-demo…`, shorter than a generated one, so that none is taken for it. It says by itself
 * what an account is, whatever its name or address is by now.
 */
const demoIdForm = /^[bs]-demo[0-9a-z]{4,16}$/

/** Whether a buyer or a member of staff was made as demo data. */
export const isDemoAccount = (id: string): boolean => demoIdForm.test(id)

const productIdForm = /^p-[0-9a-f]{16}$/

/** Derived from a part's data when it is first added: `p-` and 16 hex digits. */
export const productId = z.string().regex(productIdForm).brand<'ProductId'>()
export type ProductId = z.infer<typeof productId>

/** Whether a value is a product's id, where no schema is loaded. */
export const isProductId = (value: unknown): value is ProductId =>
  typeof value === 'string' && productIdForm.test(value)

/**
 * Lower-case words joined by hyphens: part of URLs, so they never change. Records are keyed by them, so they are not the
 * one such word that every object inherits.
 */
export const slug = z
  .string()
  .max(60)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/)

/** A category's slug. */
export const categoryId = slug.brand<'CategoryId'>()
export type CategoryId = z.infer<typeof categoryId>

/** The slug of an attribute of products. */
export const attributeId = slug.brand<'AttributeId'>()
export type AttributeId = z.infer<typeof attributeId>

/** An item of content: of kind and slug for what the shop comes with, else drawn. */
export const contentId = z
  .string()
  .regex(/^c-[0-9a-f]{16}$/)
  .brand<'ContentId'>()
export type ContentId = z.infer<typeof contentId>

/** A stock-take, also the id of its stream. */
export const stockTakeId = z
  .string()
  .regex(/^k-[0-9a-z]{8,32}$/)
  .brand<'StockTakeId'>()
export type StockTakeId = z.infer<typeof stockTakeId>

/** An order to a supplier, also the id of its stream. */
export const purchaseOrderId = z
  .string()
  .regex(/^po-[0-9a-z]{8,32}$/)
  .brand<'PurchaseOrderId'>()
export type PurchaseOrderId = z.infer<typeof purchaseOrderId>

/** A company that parts are bought from, also the id of its stream. */
export const supplierId = z
  .string()
  .regex(/^su-[0-9a-z]{8,32}$/)
  .brand<'SupplierId'>()
export type SupplierId = z.infer<typeof supplierId>

/** An announced delivery of one product. */
export const deliveryId = z
  .string()
  .regex(/^d-[0-9a-z]{8,32}$/)
  .brand<'DeliveryId'>()
export type DeliveryId = z.infer<typeof deliveryId>

/** 13 digits: the day, random digits, one check digit. */
export const orderNumber = z
  .string()
  .regex(/^\d{13}$/)
  .brand<'OrderNumber'>()
export type OrderNumber = z.infer<typeof orderNumber>

/** An after-sales request: the number of its order, a hyphen, and its place among the order's requests. */
export const afterSaleNo = z
  .string()
  .regex(/^\d{13}-[1-9]\d?$/)
  .brand<'AfterSaleNo'>()
export type AfterSaleNo = z.infer<typeof afterSaleNo>

/** A quotation: Q and 13 digits, formed as an order's. */
export const quotationNo = z
  .string()
  .regex(/^Q\d{13}$/)
  .brand<'QuotationNo'>()
export type QuotationNo = z.infer<typeof quotationNo>

/** What somebody sent by a form of the shop: F, its day (yymmdd) and seven random digits. */
export const formNo = z
  .string()
  .regex(/^F\d{13}$/)
  .brand<'FormNo'>()
export type FormNo = z.infer<typeof formNo>

/** A file that was sent with a form. */
export const formFileId = z
  .string()
  .regex(/^e-[0-9a-f]{32}$/)
  .brand<'FormFileId'>()
export type FormFileId = z.infer<typeof formFileId>

/** A notice or a piece of news for staff: a UUID, by which lists key news. */
export const noticeId = z.uuid().brand<'NoticeId'>()
export type NoticeId = z.infer<typeof noticeId>

export const changeNoticeId = z.uuid().brand<'ChangeNoticeId'>()
export type ChangeNoticeId = z.infer<typeof changeNoticeId>

export const handbookPageId = z.uuid().brand<'HandbookPageId'>()
export type HandbookPageId = z.infer<typeof handbookPageId>

/** A text that staff insert into what they write. */
export const snippetId = z.uuid().brand<'SnippetId'>()
export type SnippetId = z.infer<typeof snippetId>

/** A sort: the classification of notices and files. */
export const sortId = z
  .string()
  .regex(/^c-[0-9a-z]{8,32}$/)
  .brand<'SortId'>()
export type SortId = z.infer<typeof sortId>

export const addressId = z
  .string()
  .regex(/^a-[0-9a-z]{8,32}$/)
  .brand<'AddressId'>()
export type AddressId = z.infer<typeof addressId>

/** One version in a service's vault, e.g. `address-a-3f9…@3`. Versions are immutable. */
export const vaultReference = z
  .string()
  .regex(/^[a-z]+-[0-9a-z-]+@\d+$/)
  .brand<'VaultReference'>()
export type VaultReference = z.infer<typeof vaultReference>

/** A key with which a program calls the API: the name of its stream, not its secret. */
export const apiKeyId = z
  .string()
  .regex(/^k-[0-9a-z]{8,32}$/)
  .brand<'ApiKeyId'>()
export type ApiKeyId = z.infer<typeof apiKeyId>

export const sessionId = z
  .string()
  .regex(/^[0-9a-z-]{16,64}$/)
  .brand<'SessionId'>()
export type SessionId = z.infer<typeof sessionId>

export const fileId = z
  .string()
  .regex(/^f-[0-9a-z]{8,32}$/)
  .brand<'FileId'>()
export type FileId = z.infer<typeof fileId>

/** An endpoint of an integrator that webhooks are sent to. */
export const webhookEndpointId = z
  .string()
  .regex(/^w-[0-9a-z]{8,32}$/)
  .brand<'WebhookEndpointId'>()
export type WebhookEndpointId = z.infer<typeof webhookEndpointId>
