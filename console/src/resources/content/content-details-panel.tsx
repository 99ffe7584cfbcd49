import type { ContentDetails } from '@pinline/events/catalogue/content-details'
import { useFieldErrorText } from '../../layout/field-errors.ts'
import { useText } from '../../messages/use-text.ts'
import { ArticleFields, PageFields, SolutionFields } from './article-fields.tsx'
import { TextInput } from './detail-inputs.tsx'
import { NumberedFields, ResourceFields } from './document-fields.tsx'
import { BannerFields, MenuItemFields, OrderFields, RouteFields } from './navigation-fields.tsx'
import { withSlug } from './new-details.ts'
import type { ContentForm } from './use-content-form.ts'
import type { KindProps } from './use-detail-fields.ts'

type Shared = Pick<KindProps<ContentDetails>, 'readOnly' | 'errorText'>

/** The fields of the item's kind. */
const KindFields = ({
  details,
  onChange,
  ...shared
}: Shared & { details: ContentDetails; onChange: (details: ContentDetails) => void }) => {
  switch (details.kind) {
    case 'page':
      return <PageFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'news':
    case 'blog':
      return (
        <ArticleFields
          {...shared}
          details={details}
          onChange={(part) => onChange({ ...details, ...part } as typeof details)}
        />
      )
    case 'solution':
      return <SolutionFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'certificate':
    case 'patent':
      return (
        <NumberedFields
          {...shared}
          details={details}
          onChange={(part) => onChange({ ...details, ...part } as typeof details)}
        />
      )
    case 'resource':
      return <ResourceFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'banner':
      return <BannerFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'seo':
      return <RouteFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'hot-keyword':
      return <OrderFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    case 'menu':
      return <MenuItemFields {...shared} details={details} onChange={(part) => onChange({ ...details, ...part })} />
    default:
      return details satisfies never
  }
}

/** Slug and details of an item; what they are depends on its kind. */
export const ContentDetailsPanel = ({ form, readOnly }: { form: ContentForm; readOnly: boolean }) => {
  const text = useText()
  const errorText = useFieldErrorText(form.fieldErrors)
  return (
    <section className="sheet" aria-labelledby="content-details">
      <h2 id="content-details">{text('resources.content.page.details')}</h2>
      <div className="form content-details">
        <TextInput
          label={text('resources.content.fields.slug')}
          hint={text('resources.content.hints.slug')}
          fieldError={errorText('slug')}
          readOnly={readOnly}
          maxLength={80}
          value={form.slug}
          onChange={(slug) => {
            form.changeSlug(slug)
            form.changeDetails(withSlug(form.details, form.slug, slug))
          }}
        />
        <KindFields
          // What was typed into a list of words begins anew with other details.
          key={form.generation}
          details={form.details}
          readOnly={readOnly}
          errorText={errorText}
          onChange={form.changeDetails}
        />
      </div>
    </section>
  )
}
