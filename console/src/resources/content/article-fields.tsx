import { type ContentDetailsOf, pageGroup, solutionCategory } from '@pinline/events/catalogue/content-details'
import { useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { CategoriesField } from './categories-field.tsx'
import { ChoiceInput, DateInput, NumberInput, TextInput } from './detail-inputs.tsx'
import { FileField } from './file-field.tsx'
import { PartsField } from './parts-field.tsx'
import { type KindProps, useDetailFields } from './use-detail-fields.ts'

export const PageFields = (props: KindProps<ContentDetailsOf<'page'>>) => {
  const text = useText()
  const field = useDetailFields(props)
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
}: { tags: readonly string[]; onChange: (tags: string[]) => void } & ReturnType<
  ReturnType<typeof useDetailFields>
>) => {
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
  const field = useDetailFields(props)
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

export const SolutionFields = (props: KindProps<ContentDetailsOf<'solution'>>) => {
  const text = useText()
  const field = useDetailFields(props)
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
      <CategoriesField
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
      <PartsField
        productIds={details.productIds}
        readOnly={readOnly}
        most={20}
        onChange={(productIds) => onChange({ productIds })}
      />
      <NumberInput {...field('orderNum')} value={details.orderNum} onChange={(orderNum) => onChange({ orderNum })} />
    </>
  )
}
