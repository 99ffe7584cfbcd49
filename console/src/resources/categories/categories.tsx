import { Route } from 'react-router-dom'
import { lazyPart } from '../../layout/lazy-part.ts'

const AttributeList = lazyPart(async () => ({ default: (await import('./attribute-list.tsx')).AttributeList }))
const AttributePage = lazyPart(async () => ({ default: (await import('./attribute-page.tsx')).AttributePage }))
const NewAttributePage = lazyPart(async () => ({ default: (await import('./attribute-page.tsx')).NewAttributePage }))

/** The tree of categories, and below its path the attributes of products. */
export const categories = {
  name: 'categories',
  list: lazyPart(async () => ({ default: (await import('./category-editor.tsx')).CategoryEditor })),
  recordRepresentation: 'title',
  children: [
    <Route key="attributes" path="attributes" element={<AttributeList />} />,
    <Route key="create" path="attributes/create" element={<NewAttributePage />} />,
    <Route key="attribute" path="attributes/:id" element={<AttributePage />} />,
  ],
}
