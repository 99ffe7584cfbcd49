import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { newProduct, productPatch } from '@pinline/contracts/catalogue/product/product-patch'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import type { ProductId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { z } from 'zod'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { productChanges } from './field-changes.ts'
import {
  type AddedAttribute,
  type ProductFieldError,
  parseChanges,
  parseNewProduct,
  productFormValues,
} from './product-form-values.ts'

export type FormError = ProductFieldError | 'part-number-taken' | 'category-not-found'
export type FormErrors = Readonly<Record<string, FormError>>

export interface ProductFormOptions {
  /** The product as loaded; undefined for a new one. */
  readonly record: ProductRecord | undefined
  /** Initial values of a new product. */
  readonly copyOf: ProductRecord | undefined
  readonly attributes: readonly AddedAttribute[]
  readonly onDone: (productId: ProductId, model: string) => void
  /** Refetches the product. */
  readonly onReload: () => Promise<ProductRecord | undefined>
}

const noFieldErrors: FormErrors = {}

const editsSchema = z.record(z.string(), z.string())

/** A copy of a part: number, name and documents start empty. */
const copiedFormValues = (other: ProductRecord | undefined) => {
  const formValues = productFormValues(other?.product)
  const own = (field: string) => field === 'model' || field === 'footprint' || field.startsWith('names.')
  return other === undefined
    ? formValues
    : Object.fromEntries(Object.entries(formValues).filter(([field]) => !own(field)))
}

const formErrorOfCode = (code: string): FormError =>
  code === 'part-number-taken' || code === 'category-not-found' ? code : 'invalid'

/** By the form's own fields: the server's error for `product.bodyMm` is shown at its first edge. */
const formErrorsOfRefusal = (errors: Readonly<Record<string, string>>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, code]) => {
      const field = path.replace(/^product\./u, '')
      return [field === 'bodyMm' ? 'bodyMm.0' : field, formErrorOfCode(code)]
    }),
  )

const formErrorsOfIssues = ({ issues }: z.ZodError): FormErrors =>
  Object.fromEntries(issues.map(({ path }) => [path.map(String).join('.'), 'invalid' as const]))

/**
 * Form state of a product. Only edits are stored beside the loaded product, so that unedited fields follow changes by
 * others.
 */
export const useProductForm = ({ record, copyOf, attributes, onDone, onReload }: ProductFormOptions) => {
  const creating = useCommand(createProduct)
  const updating = useCommand(updateProduct)
  const [snapshot, setSnapshot] = useState(record)
  const [begin] = useState(() => copiedFormValues(copyOf))
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({})
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const [conflictingChanges, setConflictingChanges] = useState<readonly ChangedField[]>()
  const base = snapshot === undefined ? begin : productFormValues(snapshot.product)
  const formValues = { ...base, ...edits }
  const changed = Object.keys(edits).filter((field) => edits[field] !== (base[field] ?? ''))
  const draft = useDraft<Readonly<Record<string, string>>>({
    form: 'products',
    id: record?.id ?? (copyOf === undefined ? 'new' : `copy ${copyOf.id}`),
    edits,
    isChanged: changed.length > 0,
    schema: editsSchema,
    onRestore: setEdits,
  })

  const type = (field: string, value: string) => {
    setEdits({ ...edits, [field]: value })
    if (field in fieldErrors)
      setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([one]) => one !== field)))
  }

  const refuse = (found: FormErrors) => {
    setFieldErrors(found)
    return undefined
  }

  const sendChanges = async (product: ProductRecord) => {
    const read = parseChanges(product.product, formValues, attributes)
    if (Object.keys(read.fieldErrors).length > 0) return refuse(read.fieldErrors)
    const parsed = productPatch.safeParse(read.values)
    if (!parsed.success) return refuse(formErrorsOfIssues(parsed.error))
    return await updating.send({ productId: product.id, version: product.productVersion, product: parsed.data })
  }

  const sendNew = async () => {
    const read = parseNewProduct(formValues, attributes)
    if (Object.keys(read.fieldErrors).length > 0) return refuse(read.fieldErrors)
    const parsed = newProduct.safeParse(read.values)
    if (!parsed.success) return refuse(formErrorsOfIssues(parsed.error))
    return await creating.send({ product: parsed.data })
  }

  const busy = creating.isPending || updating.isPending

  const submit = async () => {
    if (busy || (snapshot !== undefined && changed.length === 0)) return
    setFieldErrors(noFieldErrors)
    const outcome = snapshot === undefined ? await sendNew() : await sendChanges(snapshot)
    if (outcome === undefined) return
    if (outcome.kind === 'done') {
      draft.clear()
      return onDone(outcome.data.productId, formValues.model ?? '')
    }
    if (outcome.kind === 'refused') setFieldErrors(formErrorsOfRefusal(outcome.errors))
    setResult(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined && snapshot !== undefined) {
      setConflictingChanges(productChanges(snapshot, newest))
      setSnapshot(newest)
    }
    setResult(undefined)
  }

  return { draft, snapshot, formValues, changed, fieldErrors, result, conflictingChanges, busy, type, submit, reload }
}
