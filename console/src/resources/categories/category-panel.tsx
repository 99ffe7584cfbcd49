import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { useId } from 'react'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { AttributeSet } from './attribute-set.tsx'
import { CategoryEditConflict } from './category-edit-conflict.tsx'
import { rebaseCategoryEdits } from './category-form-values.ts'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'
import { NewCategoryFields } from './new-category-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { type CategoryFormOptions, useCategoryForm } from './use-category-form.ts'

interface CategoryPanelProps extends CategoryFormOptions {
  readonly rows: readonly CategoryRow[]
  readonly attributes: readonly AttributeRow[]
  readonly onClose: () => void
}

/** Shows and changes one category. Unedited fields follow changes by others; conflicts are shown. */
export const CategoryPanel = ({ rows, attributes, onClose, ...options }: CategoryPanelProps) => {
  const { category, edits, language, onLanguage, onReload } = options
  const panelId = useId()
  const categoryForm = useCategoryForm(options)
  const { form, formValues, base, changes, conflict, grant, fieldErrorText, withErrors, edit, goOn } = categoryForm
  return (
    <form ref={form} className="category-panel" onSubmit={(event) => void categoryForm.submit(event)} noValidate>
      <DraftOffer offer={categoryForm.draft.offer} />
      {base !== undefined && category !== undefined && (conflict || changes.length > 0) && (
        <CategoryEditConflict
          before={base}
          now={category}
          changes={changes}
          attributes={attributes}
          refused={conflict}
          onKeepMine={() => goOn({ ...edits, base: category })}
          onTakeTheirs={() => goOn(rebaseCategoryEdits(edits, category))}
        />
      )}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {category === undefined && (
          <NewCategoryFields rows={rows} formValues={formValues} fieldErrorText={fieldErrorText} onEdit={edit} />
        )}
        <LanguageTabs
          fields={[formValues.titles, formValues.leads, formValues.texts]}
          chosen={language}
          panelId={panelId}
          withErrors={withErrors}
          onChoose={onLanguage}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
          <TextFields
            formValues={formValues}
            language={language}
            fieldErrorText={fieldErrorText}
            onEdit={(field, value) => edit({ [field]: { ...edits[field], [language]: value } }, field)}
          />
        </div>
        <AttributeSet
          attributes={attributes}
          ids={formValues.attributeIds}
          isInner={category !== undefined && category.children > 0}
          fieldError={fieldErrorText('attributeIds')}
          onChange={(attributeIds) => edit({ attributeIds }, 'attributeIds')}
        />
      </fieldset>
      <PanelSave
        name="categories"
        grant={grant}
        isNew={category === undefined}
        isChanged={categoryForm.isChanged}
        busy={categoryForm.busy}
        result={categoryForm.result}
        onReload={() => void onReload()}
        onDiscard={() => {
          categoryForm.reset()
          goOn({})
          if (category === undefined) onClose()
        }}
      />
    </form>
  )
}
