import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type AttributeEdits,
  applyAttributeEdits,
  attributeEdits,
  attributeFormValues,
  concurrentAttributeChanges,
  createAttributeInput,
  emptyAttribute,
  updateAttributeInput,
} from './attribute-form-values.ts'
import { useTaxonomyForm } from './use-taxonomy-form.ts'

interface AttributeFormOptions {
  /** Undefined for a new attribute. */
  readonly attribute: AttributeRow | undefined
  readonly onSaved: (attribute: AttributeRow) => void
  readonly onReload: () => Promise<void>
}

const hasEdits = ({ base: _, ...formValues }: AttributeEdits): boolean => Object.keys(formValues).length > 0

/** Form state of an attribute and its submit, on the revision that the person has loaded. */
export const useAttributeForm = ({ attribute, onSaved, onReload }: AttributeFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createAttribute)
  const updating = useCommand(updateAttribute)
  const [edits, setEdits] = useState<AttributeEdits>({})
  const [language, setLanguage] = useState<LanguageCode>('en')
  const state = useTaxonomyForm<AttributeRow>({ language, onLanguage: setLanguage, onReload })

  const formValues = applyAttributeEdits(
    attribute === undefined ? emptyAttribute : attributeFormValues(attribute),
    edits,
  )
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = hasEdits(edits)
  const draft = useDraft<AttributeEdits>({
    form: 'attributes',
    id: attribute?.id ?? 'new',
    edits,
    isChanged,
    schema: attributeEdits,
    onRestore: setEdits,
  })
  const base = edits.base ?? attribute
  const changes =
    base === undefined || attribute === undefined || !isChanged
      ? []
      : concurrentAttributeChanges(base, attribute, edits)

  const edit = (changed: AttributeEdits) => {
    setEdits((before) => ({ ...(attribute === undefined ? {} : { base: attribute }), ...before, ...changed }))
    const touched = Object.keys(changed)
    state.clearFieldErrors((field) => touched.includes(field.split('.')[0] ?? ''))
  }

  const goOn = (next: AttributeEdits) => {
    state.endConflict()
    setEdits(next)
  }

  const send = async (): Promise<CommandResult<AttributeRow> | undefined> => {
    if (attribute === undefined) {
      const complete = createAttributeInput(formValues)
      return state.passesValidation(fieldErrorsOf(createAttribute.input, complete))
        ? await creating.send(complete)
        : undefined
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : attribute.revision
    const input = { id: attribute.id, revision, ...updateAttributeInput(formValues, edits) }
    return state.passesValidation(fieldErrorsOf(updateAttribute.input, input)) ? await updating.send(input) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (attribute !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const outcome = await send()
    if (outcome === undefined) return
    if (outcome.kind !== 'done') return state.showResult(outcome)
    state.reset()
    draft.clear()
    setEdits({})
    onSaved(outcome.data)
  }

  return {
    ...state,
    draft,
    formValues,
    edits,
    base,
    changes,
    language,
    setLanguage,
    grant,
    busy,
    isChanged,
    edit,
    goOn,
    submit,
  }
}
