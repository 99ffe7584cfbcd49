import { bannerPlace, type ContentDetailsOf, menuPlace } from '@pinline/events/catalogue/content-details'
import { useText } from '../../messages/use-text.ts'
import { ChoiceInput, NumberInput, TextInput, TimeInput } from './detail-inputs.tsx'
import { LinkFields } from './editor/link-dialog.tsx'
import { FileField } from './file-field.tsx'
import { type KindProps, useDetailFields } from './use-detail-fields.ts'

export const BannerFields = (props: KindProps<ContentDetailsOf<'banner'>>) => {
  const text = useText()
  const field = useDetailFields(props)
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
  const field = useDetailFields(props)
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
  const field = useDetailFields(props)
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
  const field = useDetailFields(props)
  return (
    <NumberInput
      {...field('orderNum')}
      value={props.details.orderNum}
      onChange={(orderNum) => props.onChange({ orderNum })}
    />
  )
}
