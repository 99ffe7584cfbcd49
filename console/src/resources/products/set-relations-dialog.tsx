import type { RelatedPart } from '@pinline/contracts/catalogue/product/get-product'
import { setRelations } from '@pinline/contracts/catalogue/product/set-relations'
import { maxRelations, type RelationKind, relationKind } from '@pinline/events/catalogue/product-relation'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { ProductEditConflict } from './changed-fields.tsx'
import { PartSearch } from './part-search.tsx'
import { usePartSearch } from './use-part-search.ts'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const isSame = (one: RelatedPart) => (other: RelatedPart) => one.kind === other.kind && one.id === other.id

const Chosen = ({ relation, onRemove }: { readonly relation: RelatedPart; readonly onRemove: () => void }) => {
  const text = useText()
  const { kind, model, manufacturer, withdrawn } = relation
  return (
    <li>
      <span className="small">{text(`resources.products.relations.kind.${kind}`)}</span>
      <span>
        <span className="figure">{model}</span> <span className="small">{manufacturer}</span>{' '}
        {withdrawn && <span className="tag">{text('resources.products.lifecycles.withdrawn')}</span>}
      </span>
      <button
        type="button"
        className="button button-small"
        aria-label={text('resources.products.relations.remove', { model })}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  )
}

/** The parts that a product is related to, found by part number, on the version that the person has loaded. */
export const SetRelationsDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, isPending } = useCommand(setRelations)
  const { snapshot, conflictingChanges, result, handleResult, reload } = useProductCommand(dialog)
  const parts = usePartSearch(product.id)
  const [kind, setKind] = useState<RelationKind>('mates-with')
  const [relations, setRelated] = useState<readonly RelatedPart[]>(product.relations)
  const found = parts.search.kind === 'found' ? parts.search.candidates : []
  const offered = found
    .map((candidate): RelatedPart => ({ ...candidate, kind, withdrawn: false }))
    .filter((one) => !relations.some(isSame(one)))

  const submit = async () => {
    handleResult(
      await send({
        productId: product.id,
        version: snapshot.productVersion,
        relations: relations.map((relation) => ({ kind: relation.kind, productId: relation.id })),
      }),
    )
  }

  return (
    <FormDialog
      title={text('resources.products.relations.dialog', { model: product.product.model })}
      confirm={text('resources.products.relations.confirm')}
      busy={isPending}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ProductEditConflict changes={conflictingChanges} />
      {relations.length === 0 && <p className="small">{text('resources.products.relations.none')}</p>}
      <ul className="documents relations">
        {relations.map((relation) => (
          <Chosen
            key={`${relation.kind} ${relation.id}`}
            relation={relation}
            onRemove={() => setRelated(relations.filter((one) => !isSame(relation)(one)))}
          />
        ))}
      </ul>
      <Field
        label={text('resources.products.relations.kind_label')}
        hint={text(`resources.products.relations.effect.${kind}`)}
      >
        {(control) => (
          <select
            {...control}
            ref={focusOnMount}
            className="input"
            value={kind}
            onChange={({ target }) => setKind(relationKind.parse(target.value))}
          >
            {relationKind.options.map((one) => (
              <option key={one} value={one}>
                {text(`resources.products.relations.kind.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PartSearch label={text('resources.products.relations.find')} {...parts} />
      {relations.length >= maxRelations ? (
        <p className="field-hint">{text('resources.products.relations.full', { most: maxRelations })}</p>
      ) : (
        <ul className="documents relations">
          {offered.map((candidate) => (
            <li key={candidate.id}>
              <span>
                <span className="figure">{candidate.model}</span>{' '}
                <span className="small">{candidate.manufacturer}</span>
              </span>
              <button
                type="button"
                className="button button-small"
                aria-label={text('resources.products.relations.add_part', { model: candidate.model })}
                onClick={() => setRelated([...relations, candidate])}
              >
                {text('resources.products.relations.add')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
