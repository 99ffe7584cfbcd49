import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import type { ProductRecord } from '@pinline/contracts/catalogue/product/get-product'
import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { newProduct, productPatch } from '@pinline/contracts/catalogue/product/product-patch'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import type { z } from 'zod'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { productChanges } from './field-changes.ts'
import { type AddedAttribute, type FieldFault, readChanges, readNewProduct, typedProduct } from './typed-product.ts'

export type FormFault = FieldFault | 'part-number-taken' | 'category-not-found'
export type FormFaults = Readonly<Record<string, FormFault>>

export interface ProductFormOptions {
  /** The product as it was read; undefined for a new one. */
  readonly record: ProductRecord | undefined
  /** What a new one begins with. */
  readonly copyOf: ProductRecord | undefined
  readonly attributes: readonly AddedAttribute[]
  readonly onDone: (productId: ProductId, model: string) => void
  /** Reads the product as it stands now. */
  readonly onReload: () => Promise<ProductRecord | undefined>
}

const noFaults: FormFaults = {}

/** A new part like another: its own number, name and documents are yet to be said. */
const likeAnother = (other: ProductRecord | undefined) => {
  const typed = typedProduct(other?.product)
  const own = (field: string) => field === 'model' || field === 'footprint' || field.startsWith('names.')
  return other === undefined ? typed : Object.fromEntries(Object.entries(typed).filter(([field]) => !own(field)))
}

const faultOfCode = (code: string): FormFault =>
  code === 'part-number-taken' || code === 'category-not-found' ? code : 'invalid'

/** By the form's own fields: what the server says of `product.bodyMm` stands at its first edge. */
const faultsOfRefusal = (errors: Readonly<Record<string, string>>): FormFaults =>
  Object.fromEntries(
    Object.entries(errors).map(([path, code]) => {
      const field = path.replace(/^product\./u, '')
      return [field === 'bodyMm' ? 'bodyMm.0' : field, faultOfCode(code)]
    }),
  )

const faultsOfIssues = ({ issues }: z.ZodError): FormFaults =>
  Object.fromEntries(issues.map(({ path }) => [path.map(String).join('.'), 'invalid' as const]))

/**
 * A product while it is edited: only what is typed is kept beside what was read, so that what somebody else changes
 * meanwhile shows in all other fields.
 */
export const useProductForm = ({ record, copyOf, attributes, onDone, onReload }: ProductFormOptions) => {
  const creating = useCommand(createProduct)
  const updating = useCommand(updateProduct)
  const [seen, setSeen] = useState(record)
  const [begin] = useState(() => likeAnother(copyOf))
  const [edits, setEdits] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>()
  const base = seen === undefined ? begin : typedProduct(seen.product)
  const typed = { ...base, ...edits }
  const changed = Object.keys(edits).filter((field) => edits[field] !== (base[field] ?? ''))

  const type = (field: string, value: string) => {
    setEdits({ ...edits, [field]: value })
    if (field in faults) setFaults(Object.fromEntries(Object.entries(faults).filter(([one]) => one !== field)))
  }

  const refuse = (found: FormFaults) => {
    setFaults(found)
    return undefined
  }

  const sendChanges = async (product: ProductRecord) => {
    const read = readChanges(product.product, typed, attributes)
    if (Object.keys(read.faults).length > 0) return refuse(read.faults)
    const parsed = productPatch.safeParse(read.values)
    if (!parsed.success) return refuse(faultsOfIssues(parsed.error))
    return await updating.send({ productId: product.id, version: product.productVersion, product: parsed.data })
  }

  const sendNew = async () => {
    const read = readNewProduct(typed, attributes)
    if (Object.keys(read.faults).length > 0) return refuse(read.faults)
    const parsed = newProduct.safeParse(read.values)
    if (!parsed.success) return refuse(faultsOfIssues(parsed.error))
    return await creating.send({ product: parsed.data })
  }

  const busy = creating.busy || updating.busy

  const submit = async () => {
    if (busy || (seen !== undefined && changed.length === 0)) return
    setFaults(noFaults)
    const told = seen === undefined ? await sendNew() : await sendChanges(seen)
    if (told === undefined) return
    if (told.kind === 'done') return onDone(told.data.productId, typed.model ?? '')
    if (told.kind === 'refused') setFaults(faultsOfRefusal(told.errors))
    setAnswer(told)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined && seen !== undefined) {
      setMeanwhile(productChanges(seen, newest))
      setSeen(newest)
    }
    setAnswer(undefined)
  }

  return { seen, typed, changed, faults, answer, meanwhile, busy, type, submit, reload }
}
