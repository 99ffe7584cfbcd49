import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useId } from 'react'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { useText } from '../../messages/use-text.ts'
import { AttributeEditConflict } from './attribute-edit-conflict.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { rebaseAttributeEdits } from './attribute-form-values.ts'
import { AttributeTexts } from './attribute-texts.tsx'
import { useAttributeForm } from './use-attribute-form.ts'

interface AttributeFormProps {
  /** Undefined for a new attribute. */
  readonly attribute: AttributeRow | undefined
  readonly onSaved: (attribute: AttributeRow) => void
  readonly onReload: () => Promise<void>
  readonly onDiscard: () => void
}

/** Adds or changes an attribute, on the revision that the person has loaded. */
export const AttributeForm = ({ attribute, onSaved, onReload, onDiscard }: AttributeFormProps) => {
  const text = useText()
  const panelId = useId()
  const attributeForm = useAttributeForm({ attribute, onSaved, onReload })
  const { form, formValues, edits, base, changes, conflict, grant, goOn } = attributeForm
  const { fieldErrorText, withErrors, language, setLanguage, edit } = attributeForm
  const isFixed = attribute?.fixed ?? false
  return (
    <form ref={form} className="attribute-form" onSubmit={(event) => void attributeForm.submit(event)} noValidate>
      <DraftOffer offer={attributeForm.draft.offer} />
      {base !== undefined && attribute !== undefined && (conflict || changes.length > 0) && (
        <AttributeEditConflict
          before={base}
          now={attribute}
          changes={changes}
          refused={conflict}
          onKeepMine={() => goOn({ ...edits, base: attribute })}
          onTakeTheirs={() => goOn(rebaseAttributeEdits(edits, attribute))}
        />
      )}
      <div className="attribute-columns">
        <section className="sheet" aria-labelledby={`${panelId}-what`}>
          <h2 id={`${panelId}-what`}>{text('resources.attributes.page.form')}</h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <AttributeFields
              formValues={formValues}
              isNew={attribute === undefined}
              isFixed={isFixed}
              fieldErrorText={fieldErrorText}
              onEdit={edit}
            />
          </fieldset>
        </section>
        <section className="sheet" aria-labelledby={`${panelId}-texts`}>
          <h2 id={`${panelId}-texts`}>
            {text(
              formValues.type === 'choice' ? 'resources.attributes.page.choices' : 'resources.attributes.page.texts',
            )}
          </h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <AttributeTexts
              {...{ panelId, formValues, edits, language, isFixed, fieldErrorText, withErrors }}
              onLanguage={setLanguage}
              onEdit={edit}
            />
          </fieldset>
        </section>
      </div>
      <PanelSave
        name="attributes"
        grant={grant}
        isNew={attribute === undefined}
        isChanged={attributeForm.isChanged}
        busy={attributeForm.busy}
        result={attributeForm.result}
        onReload={() => void onReload()}
        onDiscard={() => {
          attributeForm.reset()
          attributeForm.draft.clear()
          goOn({})
          onDiscard()
        }}
      />
    </form>
  )
}
