import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Field } from '../../layout/field.tsx'
import { type Faults, faultsOf, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { PanelSave } from '../../layout/panel-save.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { AttributeSet } from './attribute-set.tsx'
import { CategoryMeanwhile } from './category-meanwhile.tsx'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'
import { ParentField } from './parent-field.tsx'
import { TextFields } from './text-fields.tsx'
import {
  type CategoryDraft,
  categoryChanges,
  changedFields,
  draftBesides,
  type TypedCategory,
  typedOver,
} from './typed-category.ts'
import { languageOfFault } from './written-texts.ts'

interface CategoryPanelProps {
  readonly rows: readonly CategoryRow[]
  readonly attributes: readonly AttributeRow[]
  /** Undefined: a new one. */
  readonly category: CategoryRow | undefined
  /** What a new one begins with. */
  readonly fresh: TypedCategory
  readonly draft: CategoryDraft
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  readonly onDraft: (draft: CategoryDraft) => void
  readonly onSaved: (category: CategoryRow) => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const isTyped = ({ base: _, ...typed }: CategoryDraft): boolean => Object.keys(typed).length > 0

const withoutField = (faults: Faults, touched: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== touched && !field.startsWith(`${touched}.`)))

/** Shows and changes one category. What others change meanwhile shows through where nothing was typed, and is told. */
export const CategoryPanel = ({
  rows,
  attributes,
  category,
  fresh,
  draft,
  language,
  onLanguage,
  onDraft,
  onSaved,
  onReload,
  onClose,
}: CategoryPanelProps) => {
  const text = useText()
  const notify = useNotify()
  const panelId = useId()
  const { permissions } = usePermissions()
  const creating = useCommand(createCategory)
  const updating = useCommand(updateCategory)
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<CategoryRow>>()
  const [conflict, setConflict] = useState(false)
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const typed = typedOver(category ?? fresh, draft)
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.busy || updating.busy
  const isChanged = isTyped(draft)
  const base = draft.base ?? category
  const changes =
    base === undefined || category === undefined || !isChanged ? [] : categoryChanges(base, category, draft)

  const type = (changed: CategoryDraft, touched: string) => {
    onDraft({ ...(category === undefined ? {} : { base: category }), ...draft, ...changed })
    setFaults(withoutField(faults, touched))
  }

  const tell = (found: Faults) => {
    setFaults(found)
    const wrong = languageOfFault(found)
    if (wrong !== undefined && !Object.keys(found).some((field) => field.endsWith(`.${language}`))) onLanguage(wrong)
  }

  const send = async (): Promise<CommandAnswer<CategoryRow> | undefined> => {
    if (category === undefined) {
      const { titles, leads, texts, attributeIds, ...place } = typed
      const input = { ...place, titles: { ...titles }, leads: { ...leads }, texts: { ...texts } }
      const whole = { ...input, attributeIds: [...attributeIds] }
      const found = faultsOf(createCategory.input, whole)
      tell(found)
      return Object.keys(found).length > 0 ? undefined : await creating.send(whole)
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : category.revision
    const input = { id: category.id, revision, ...changedFields(typed, draft) }
    const found = faultsOf(updateCategory.input, input)
    tell(found)
    return Object.keys(found).length > 0 ? undefined : await updating.send(input)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (category !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const told = await send()
    if (told === undefined) return
    if (told.kind === 'done') return onSaved(told.data)
    const named = told.kind === 'refused' ? told.errors : noFaults
    tell(named)
    setConflict(told.kind === 'conflict')
    setAnswer(told.kind === 'conflict' || Object.keys(named).length > 0 ? undefined : told)
    if (told.kind === 'conflict') await onReload()
  }

  const goOn = (next: CategoryDraft) => {
    setConflict(false)
    onDraft(next)
  }

  return (
    <form ref={form} className="category-panel" onSubmit={(event) => void submit(event)} noValidate>
      {base !== undefined && category !== undefined && (conflict || changes.length > 0) && (
        <CategoryMeanwhile
          before={base}
          now={category}
          changes={changes}
          attributes={attributes}
          refused={conflict}
          onMine={() => goOn({ ...draft, base: category })}
          onTheirs={() => goOn(draftBesides(draft, category))}
        />
      )}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {category === undefined && (
          <>
            <Field
              label={text('resources.categories.fields.id')}
              fault={faultText('id')}
              hint={text('resources.categories.panel.id_hint', { id: typed.id === '' ? 'pin-headers' : typed.id })}
            >
              {(control) => (
                <input
                  {...control}
                  ref={takeFocus}
                  className="input mono"
                  spellCheck={false}
                  autoCapitalize="none"
                  maxLength={60}
                  value={typed.id}
                  onChange={(event) => type({ id: event.target.value }, 'id')}
                />
              )}
            </Field>
            <ParentField
              rows={rows}
              id=""
              parentId={typed.parentId}
              fault={faultText('parentId')}
              onChange={(parentId) => type({ parentId }, 'parentId')}
            />
          </>
        )}
        <LanguageTabs
          fields={[typed.titles, typed.leads, typed.texts]}
          chosen={language}
          panelId={panelId}
          faulty={(code) => Object.keys(faults).some((field) => field.endsWith(`.${code}`))}
          onChoose={onLanguage}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
          <TextFields
            typed={typed}
            language={language}
            faultText={faultText}
            onType={(field, value) => type({ [field]: { ...draft[field], [language]: value } }, field)}
          />
        </div>
        <AttributeSet
          attributes={attributes}
          ids={typed.attributeIds}
          isInner={category !== undefined && category.children > 0}
          fault={faultText('attributeIds')}
          onChange={(attributeIds) => type({ attributeIds }, 'attributeIds')}
        />
      </fieldset>
      <PanelSave
        name="categories"
        grant={grant}
        isNew={category === undefined}
        isChanged={isChanged}
        busy={busy}
        answer={answer}
        onReload={() => void onReload()}
        onDiscard={() => {
          setFaults(noFaults)
          setAnswer(undefined)
          goOn({})
          if (category === undefined) onClose()
        }}
      />
    </form>
  )
}
