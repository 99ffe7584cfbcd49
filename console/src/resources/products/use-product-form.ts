import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import { newProduct, productPatch } from '@pinline/contracts/catalogue/product/product-patch'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import type { ProductId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { useState } from 'react'
import { z } from 'zod'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import {
  type AddedAttribute,
  type ProductFieldError,
  type ProductFormValues,
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
const copiedFormValues = (other: ProductRecord | undefined, signs: NumberSigns) => {
  const formValues = productFormValues(other?.product, signs)
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
  const signs = useNumberSigns()
  const creating = useCommand(createProduct)
  const updating = useCommand(updateProduct)
  const [snapshot, setSnapshot] = useState(record)
  const [begin] = useState(() => copiedFormValues(copyOf, signs))
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({})
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const base = snapshot === undefined ? begin : productFormValues(snapshot.product, signs)
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

  const conflict = useConflict<ProductRecord, ProductFormValues>({
    load: onReload,
    versionOf: ({ productVersion }) => productVersion,
    valuesOf: ({ product }) => productFormValues(product, signs),
    saveOn: async (newest, mine) => {
      const stay = Object.fromEntries(Object.entries(mine).map(([field, value]) => [field, value ?? '']))
      setSnapshot(newest)
      setEdits(stay)
      return await save(newest, { ...productFormValues(newest.product, signs), ...stay })
    },
  })

  const sendChanges = async (product: ProductRecord, written: ProductFormValues) => {
    const read = parseChanges(product.product, written, attributes, signs)
    if (Object.keys(read.fieldErrors).length > 0) return refuse(read.fieldErrors)
    const parsed = productPatch.safeParse(read.values)
    if (!parsed.success) return refuse(formErrorsOfIssues(parsed.error))
    return await updating.send({ productId: product.id, version: product.productVersion, product: parsed.data })
  }

  const sendNew = async () => {
    const read = parseNewProduct(formValues, attributes, signs)
    if (Object.keys(read.fieldErrors).length > 0) return refuse(read.fieldErrors)
    const parsed = newProduct.safeParse(read.values)
    if (!parsed.success) return refuse(formErrorsOfIssues(parsed.error))
    return await creating.send({ product: parsed.data })
  }

  const busy = creating.isPending || updating.isPending

  const save = async (on: ProductRecord | undefined, written: ProductFormValues): Promise<boolean> => {
    setFieldErrors(noFieldErrors)
    setResult(undefined)
    const outcome = on === undefined ? await sendNew() : await sendChanges(on, written)
    if (outcome === undefined) return false
    if (outcome.kind === 'done') {
      draft.clear()
      onDone(outcome.data.productId, written.model ?? '')
      return true
    }
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, written))) return false
    if (outcome.kind === 'refused') setFieldErrors(formErrorsOfRefusal(outcome.errors))
    setResult(outcome)
    return false
  }

  const submit = async () => {
    if (busy || (snapshot !== undefined && changed.length === 0)) return
    await save(snapshot, formValues)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined && snapshot !== undefined) setSnapshot(newest)
    setResult(undefined)
  }

  return { draft, snapshot, formValues, changed, fieldErrors, result, conflict, busy, type, submit, reload }
}
