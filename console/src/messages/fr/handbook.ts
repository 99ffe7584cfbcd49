export const handbook = {
  name: 'Page du manuel |||| Manuel interne',
  fields: {
    section: 'Section',
    place: 'Position',
    title: 'Titre',
    language: 'Langue',
    body: 'Texte (Markdown)',
    state: 'État',
    updatedAt: 'Dernière modification',
    updatedBy: 'Modifiée par',
  },
  filters: { q: 'Titre ou texte' },
  state: { current: 'En vigueur', archived: 'Archivée' },
  commands: {
    create: 'Ajouter une page',
    edit: 'Modifier',
    save: 'Enregistrer la page',
    archive: 'Archiver…',
    reopen: 'Rouvrir…',
  },
  form: {
    section_hint: 'Les pages d’une section sont regroupées. Choisissez-en une ou nommez-en une nouvelle.',
    place_hint: 'Les plus petits nombres viennent en premier dans la section',
    body_hint:
      '%{length} caractères sur %{most}. Pas de données personnelles : les versions précédentes restent lisibles.',
  },
  page: {
    create: 'Ajouter une page au manuel',
    not_found: 'Page du manuel introuvable',
    saved: 'Page du manuel enregistrée',
    restored: 'Version restaurée',
    same: 'Les deux versions sont identiques',
    restore_effect: 'La page reprend le texte de cette version, comme nouvelle version. Rien n’est perdu.',
  },
  archive: {
    title: 'Archiver « %{title} » ?',
    effect: 'La page disparaît du manuel et ne se trouve plus que parmi les archives.',
    effect_versions: 'Toutes les versions sont conservées, et elle peut être rouverte.',
    confirm: 'Archiver',
    done: 'Page archivée',
  },
  reopen: {
    title: 'Rouvrir « %{title} » ?',
    effect: 'La page revient dans le manuel, telle qu’elle était.',
    confirm: 'Rouvrir',
    done: 'Page rouverte',
  },
}
