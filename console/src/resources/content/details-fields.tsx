import { languages } from '@pinline/contracts/api/languages'
import {
  bannerPlace,
  type ContentDetails,
  type ContentDetailsOf,
  menuPlace,
  pageGroup,
  resourceKind,
  solutionCategory,
} from '@pinline/events/catalogue/content-details'
import { categoryId, type FileId, productId } from '@pinline/events/ids'
import { useState } from 'react'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/use-text.ts'
import { ChoiceInput, DateInput, NumberInput, TextInput, TimeInput } from './detail-inputs.tsx'
import { CategorySelect, useCategories } from './editor/category-select.tsx'
import { LinkFields } from './editor/link-dialog.tsx'
import { PartPicker } from './editor/part-picker.tsx'
import { ChosenParts } from './editor/parts-dialogs.tsx'
import { FileField } from './file-field.tsx'

type FieldName =
  Extract<MessageKey, `resources.content.fields.${string}`> extends `${string}.fields.${infer Name}` ? Name : never

/** What the fields of a kind share. */
export interface KindProps<Details> {
  readonly details: Details
  readonly readOnly: boolean
  readonly errorText: (field: string) => string | undefined
  readonly onChange: (part: Partial<Details>) => void
}

/** Label, error and state of the field of a name. */
const useFields = ({ readOnly, errorText }: Pick<KindProps<ContentDetails>, 'readOnly' | 'errorText'>) => {
  const text = useText()
  return (name: FieldName, field: string = name) => ({
    label: text(`resources.content.fields.${name}`),
    readOnly,
    fieldError: errorText(`details.${field}`),
  })
}

export const PageFields = (props: KindProps<ContentDetailsOf<'page'>>) => {
  const text = useText()
  const field = useFields(props)
  const { details, onChange } = props
  return (
    <>
      <TextInput
        {...field('path')}
        hint={text('resources.content.hints.path')}
        maxLength={120}
        value={details.path}
        onChange={(path) => onChange({ path })}
      />
      <ChoiceInput
        {...field('group')}
        value={details.group}
        choices={pageGroup.options.map((id) => ({ id, name: text(`resources.content.choices.group.${id}`) }))}
        onChange={(group) => onChange({ group })}
      />
      <FileField
        {...field('picture')}
        kind="image"
        value={details.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

/** Words with commas between them. What is typed stays as it is until the field is left. */
const TagsInput = ({
  tags,
  onChange,
  ...field
}: { tags: readonly string[]; onChange: (tags: string[]) => void } & ReturnType<ReturnType<typeof useFields>>) => {
  const text = useText()
  const [typed, setTyped] = useState(tags.join(', '))
  return (
    <TextInput
      {...field}
      hint={text('resources.content.hints.tags')}
      maxLength={330}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        onChange(
          next
            .split(/[,，、]/)
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
        )
      }}
    />
  )
}

export const ArticleFields = (props: KindProps<ContentDetailsOf<'news' | 'blog'>>) => {
  const field = useFields(props)
  const { details, onChange } = props
  return (
    <>
      <DateInput {...field('date')} value={details.date} onChange={(date) => onChange({ date: date ?? '' })} />
      <TextInput
        {...field('author')}
        maxLength={80}
        value={details.author}
        onChange={(author) => onChange({ author })}
      />
      <TagsInput {...field('tags')} tags={details.tags} onChange={(tags) => onChange({ tags })} />
      <FileField
        {...field('picture')}
        kind="image"
        value={details.picture}
        onChange={(picture) => onChange({ picture })}
      />
    </>
  )
}

interface PartsProps {
  readonly productIds: readonly string[]
  readonly readOnly: boolean
  readonly most: number
  readonly onChange: (productIds: ReturnType<typeof productId.parse>[]) => void
}

/** The parts of an item, found by number. */
const PartsInput = ({ productIds, readOnly, most, onChange }: PartsProps) => {
  const text = useText()
  const change = (ids: readonly string[]) => onChange(ids.slice(0, most).map((id) => productId.parse(id)))
  return (
    <div className="field">
      <span className="label">{text('resources.content.fields.productIds')}</span>
      {productIds.length > 0 && (
        <ChosenParts ids={productIds} onRemove={(id) => !readOnly && change(productIds.filter((one) => one !== id))} />
      )}
      {!readOnly && (
        <PartPicker
          label={text('resources.content.editor.part.search')}
          chosen={productIds}
          onChoose={({ id }) =>
            change(productIds.includes(id) ? productIds.filter((one) => one !== id) : [...productIds, id])
          }
        />
      )}
    </div>
  )
}

interface CategoriesProps {
  readonly categoryIds: readonly string[]
  readonly readOnly: boolean
  readonly onChange: (categoryIds: ReturnType<typeof categoryId.parse>[]) => void
}

/** The categories of an item. */
const CategoriesInput = ({ categoryIds, readOnly, onChange }: CategoriesProps) => {
  const text = useText()
  const { data: categories = [] } = useCategories()
  const change = (ids: readonly string[]) => onChange(ids.slice(0, 20).map((id) => categoryId.parse(id)))
  return (
    <div className="field">
      {categoryIds.length > 0 && (
        <ul className="chosen-categories">
          {categoryIds.map((id) => {
            const name = categories.find((one) => one.id === id)?.label.trim() ?? id
            return (
              <li key={id}>
                {name}
                {!readOnly && (
                  <button
                    type="button"
                    className="button button-quiet button-small"
                    aria-label={text('resources.content.editor.part.remove', { part: name })}
                    onClick={() => change(categoryIds.filter((one) => one !== id))}
                  >
                    {text('resources.content.editor.remove')}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!readOnly && (
        <CategorySelect
          label={text('resources.content.fields.categoryIds')}
          none={text('resources.content.editor.link.choose')}
          value={null}
          onChange={(id) => id !== null && !categoryIds.includes(id) && change([...categoryIds, id])}
        />
      )}
    </div>
  )
}

export const SolutionFields = (props: KindProps<ContentDetailsOf<'solution'>>) => {
  const text = useText()
  const field = useFields(props)
  const { details, readOnly, onChange } = props
  return (
    <>
      <ChoiceInput
        {...field('solutionCategory')}
        value={details.solutionCategory}
        choices={solutionCategory.options.map((id) => ({
          id,
          name: text(`resources.content.choices.solutionCategory.${id}`),
        }))}
        onChange={(chosen) => onChange({ solutionCategory: chosen })}
      />
      <FileField
        {...field('picture')}
        kind="image"
        value={details.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <CategoriesInput
        categoryIds={details.categoryIds}
        readOnly={readOnly}
        onChange={(categoryIds) => onChange({ categoryIds })}
      />
      <TextInput
        {...field('query')}
        hint={text('resources.content.hints.query')}
        maxLength={300}
        value={details.query}
        onChange={(query) => onChange({ query })}
      />
      <PartsInput
        productIds={details.productIds}
        readOnly={readOnly}
        most={20}
        onChange={(productIds) => onChange({ productIds })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const NumberedFields = (props: KindProps<ContentDetailsOf<'certificate' | 'patent'>>) => {
  const field = useFields(props)
  const { details, onChange } = props
  return (
    <>
      <TextInput
        {...field('number')}
        maxLength={80}
        value={details.number}
        onChange={(number) => onChange({ number })}
      />
      <TextInput
        {...field('issuer')}
        maxLength={120}
        value={details.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <DateInput
        {...field('issuedOn')}
        value={details.issuedOn}
        onChange={(issuedOn) => onChange({ issuedOn: issuedOn ?? '' })}
      />
      <DateInput
        {...field('validUntil')}
        value={details.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <FileField
        {...field('fileId')}
        kind="download"
        value={details.fileId}
        onChange={(fileId) => onChange({ fileId })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const ResourceFields = (props: KindProps<ContentDetailsOf<'resource'>>) => {
  const text = useText()
  const field = useFields(props)
  const { details, readOnly, onChange } = props
  return (
    <>
      <ChoiceInput
        {...field('resourceKind')}
        value={details.resourceKind}
        choices={resourceKind.options.map((id) => ({ id, name: text(`resources.content.choices.resourceKind.${id}`) }))}
        onChange={(chosen) => onChange({ resourceKind: chosen })}
      />
      <FileField
        {...field('fileId')}
        kind="download"
        value={details.fileId}
        onChange={(fileId: FileId | null) => onChange({ fileId })}
      />
      <TextInput
        {...field('url')}
        maxLength={500}
        value={details.url ?? ''}
        onChange={(url) => onChange({ url: url.trim() === '' ? null : url.trim() })}
      />
      <TextInput
        {...field('version')}
        maxLength={40}
        value={details.version}
        onChange={(version) => onChange({ version })}
      />
      <ChoiceInput
        {...field('languageOfFile')}
        value={details.languageOfFile}
        choices={[
          { id: '', name: text('resources.content.page.no_language') },
          ...languages.map(({ code, name }) => ({ id: code, name })),
        ]}
        onChange={(languageOfFile) => onChange({ languageOfFile })}
      />
      <PartsInput
        productIds={details.productIds}
        readOnly={readOnly}
        most={50}
        onChange={(productIds) => onChange({ productIds })}
      />
      <CategoriesInput
        categoryIds={details.categoryIds}
        readOnly={readOnly}
        onChange={(categoryIds) => onChange({ categoryIds })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const BannerFields = (props: KindProps<ContentDetailsOf<'banner'>>) => {
  const text = useText()
  const field = useFields(props)
  const { details, onChange } = props
  const { pictures, link } = details
  return (
    <>
      <ChoiceInput
        {...field('place')}
        value={details.place}
        choices={bannerPlace.options.map((id) => ({ id, name: text(`resources.content.choices.place.${id}`) }))}
        onChange={(place) => onChange({ place })}
      />
      <LinkFields
        kind={link?.kind ?? 'route'}
        target={link?.target ?? ''}
        fieldError={props.errorText('details.link') ?? props.errorText('details.link.target')}
        onChange={(kind, target) => onChange({ link: target === '' && kind === 'route' ? null : { kind, target } })}
      />
      <FileField
        {...field('wide')}
        kind="image"
        value={pictures.wide}
        onChange={(wide) => onChange({ pictures: { ...pictures, wide } })}
      />
      <FileField
        {...field('narrow')}
        kind="image"
        value={pictures.narrow}
        onChange={(narrow) => onChange({ pictures: { ...pictures, narrow } })}
      />
      <TimeInput {...field('from')} value={details.from} onChange={(from) => onChange({ from })} />
      <TimeInput {...field('until')} value={details.until} onChange={(until) => onChange({ until })} />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const MenuItemFields = (props: KindProps<ContentDetailsOf<'menu'>>) => {
  const text = useText()
  const field = useFields(props)
  const { details, onChange } = props
  return (
    <>
      <ChoiceInput
        {...field('place')}
        value={details.place}
        choices={menuPlace.options.map((id) => ({ id, name: text(`resources.content.choices.place.${id}`) }))}
        onChange={(place) => onChange({ place })}
      />
      <TextInput
        {...field('group')}
        hint={text('resources.content.hints.group_of_menu')}
        maxLength={40}
        value={details.group}
        onChange={(group) => onChange({ group })}
      />
      <LinkFields
        kind={details.link.kind}
        target={details.link.target}
        fieldError={props.errorText('details.link') ?? props.errorText('details.link.target')}
        onChange={(kind, target) => onChange({ link: { kind, target } })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}

export const RouteFields = (props: KindProps<ContentDetailsOf<'seo'>>) => {
  const text = useText()
  const field = useFields(props)
  return (
    <TextInput
      {...field('route')}
      hint={text('resources.content.hints.route')}
      maxLength={120}
      value={props.details.route}
      onChange={(route) => props.onChange({ route })}
    />
  )
}

export const OrderFields = (props: KindProps<ContentDetailsOf<'hot-keyword'>>) => {
  const field = useFields(props)
  return (
    <NumberInput
      {...field('orderNum')}
      value={props.details.orderNum}
      onChange={(orderNum) => props.onChange({ orderNum })}
    />
  )
}
