import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { Field } from '../../layout/field.tsx'
import { type Faults, faultsOf, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { PanelSave } from '../../layout/panel-save.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { AttributeMeanwhile } from './attribute-meanwhile.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'
import {
  type AttributeDraft,
  attributeChanges,
  attributeDraftBesides,
  attributeTypedOver,
  changedAttribute,
  newAttribute,
  typedAttribute,
  wholeAttribute,
} from './typed-attribute.ts'
import { languageOfFault } from './written-texts.ts'

interface AttributeFormProps {
  /** Undefined: a new one. */
  readonly attribute: AttributeRow | undefined
  readonly onSaved: (attribute: AttributeRow) => void
  readonly onReload: () => Promise<void>
  readonly onDiscard: () => void
}

const isTyped = ({ base: _, ...typed }: AttributeDraft): boolean => Object.keys(typed).length > 0

/** `values.2.words.0` is a fault of all words of the row. */
const byField = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field.replace(/\.words\.\d+$/, '.words'), fault]))

/** Adds an attribute or changes one, on the revision that the person saw. */
export const AttributeForm = ({ attribute, onSaved, onReload, onDiscard }: AttributeFormProps) => {
  const text = useText()
  const notify = useNotify()
  const panelId = useId()
  const { permissions } = usePermissions()
  const creating = useCommand(createAttribute)
  const updating = useCommand(updateAttribute)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<AttributeDraft>({})
  const [language, setLanguage] = useState<LanguageCode>('en')
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<AttributeRow>>()
  const [conflict, setConflict] = useState(false)
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const typed = attributeTypedOver(attribute === undefined ? newAttribute : typedAttribute(attribute), draft)
  const grant = grantOf(permissions, 'categories.update')
  const busy = creating.busy || updating.busy
  const isChanged = isTyped(draft)
  const isFixed = attribute?.fixed ?? false
  const base = draft.base ?? attribute
  const changes =
    base === undefined || attribute === undefined || !isChanged ? [] : attributeChanges(base, attribute, draft)

  const type = (changed: AttributeDraft) => {
    setDraft((before) => ({ ...(attribute === undefined ? {} : { base: attribute }), ...before, ...changed }))
    const touched = Object.keys(changed)
    setFaults(
      Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field.split('.')[0] ?? ''))),
    )
  }

  const tell = (told: Faults) => {
    const found = byField(told)
    setFaults(found)
    const wrong = languageOfFault(found)
    if (wrong !== undefined && !Object.keys(found).some((field) => field.endsWith(`.${language}`))) setLanguage(wrong)
    return Object.keys(found).length === 0
  }

  const send = async (): Promise<CommandAnswer<AttributeRow> | undefined> => {
    if (attribute === undefined) {
      const whole = wholeAttribute(typed)
      return tell(faultsOf(createAttribute.input, whole)) ? await creating.send(whole) : undefined
    }
    const revision = changes.length > 0 && base !== undefined ? base.revision : attribute.revision
    const input = { id: attribute.id, revision, ...changedAttribute(typed, draft) }
    return tell(faultsOf(updateAttribute.input, input)) ? await updating.send(input) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (attribute !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const told = await send()
    if (told === undefined) return
    if (told.kind === 'done') {
      setDraft({})
      setAnswer(undefined)
      setConflict(false)
      return onSaved(told.data)
    }
    const isPlain = tell(told.kind === 'refused' ? told.errors : noFaults)
    setConflict(told.kind === 'conflict')
    setAnswer(told.kind === 'conflict' || !isPlain ? undefined : told)
    if (told.kind === 'conflict') await onReload()
  }

  const goOn = (next: AttributeDraft) => {
    setConflict(false)
    setDraft(next)
  }

  const fields = [typed.titles, ...(typed.type === 'choice' ? typed.values.map(({ titles }) => titles) : [])]
  return (
    <form ref={form} className="attribute-form" onSubmit={(event) => void submit(event)} noValidate>
      {base !== undefined && attribute !== undefined && (conflict || changes.length > 0) && (
        <AttributeMeanwhile
          before={base}
          now={attribute}
          changes={changes}
          refused={conflict}
          onMine={() => goOn({ ...draft, base: attribute })}
          onTheirs={() => goOn(attributeDraftBesides(draft, attribute))}
        />
      )}
      <div className="attribute-columns">
        <section className="sheet" aria-labelledby={`${panelId}-what`}>
          <h2 id={`${panelId}-what`}>{text('resources.attributes.page.form')}</h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <AttributeFields
              typed={typed}
              isNew={attribute === undefined}
              isFixed={isFixed}
              faultText={faultText}
              onType={type}
            />
          </fieldset>
        </section>
        <section className="sheet" aria-labelledby={`${panelId}-texts`}>
          <h2 id={`${panelId}-texts`}>
            {text(typed.type === 'choice' ? 'resources.attributes.page.choices' : 'resources.attributes.page.texts')}
          </h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <LanguageTabs
              fields={fields}
              chosen={language}
              panelId={panelId}
              faulty={(code) => Object.keys(faults).some((field) => field.endsWith(`.${code}`))}
              onChoose={setLanguage}
            />
            <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
              <Field
                label={text('resources.attributes.fields.titles')}
                optional={language !== 'en'}
                fault={faultText(`titles.${language}`) ?? faultText('titles')}
                hint={
                  language !== 'en' && (typed.titles[language] ?? '').trim() === '' && typed.titles.en !== undefined
                    ? text('resources.categories.languages.shown_instead', { text: typed.titles.en })
                    : undefined
                }
              >
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    maxLength={120}
                    value={typed.titles[language] ?? ''}
                    onChange={(event) => type({ titles: { ...draft.titles, [language]: event.target.value } })}
                  />
                )}
              </Field>
              {typed.type === 'choice' && isFixed && typed.values.length === 0 && (
                <p className="hint">{text('resources.attributes.page.no_values')}</p>
              )}
              {typed.type === 'choice' && (!isFixed || typed.values.length > 0) && (
                <ChoiceRows
                  values={typed.values}
                  language={language}
                  fixed={isFixed}
                  faultText={faultText}
                  onChange={(values) => type({ values })}
                />
              )}
            </div>
          </fieldset>
        </section>
      </div>
      <PanelSave
        name="attributes"
        grant={grant}
        isNew={attribute === undefined}
        isChanged={isChanged}
        busy={busy}
        answer={answer}
        onReload={() => void onReload()}
        onDiscard={() => {
          setFaults(noFaults)
          setAnswer(undefined)
          goOn({})
          onDiscard()
        }}
      />
    </form>
  )
}
