export const languages = {
  name: 'Langue |||| Langues',
  title: 'Langues',
  texts: 'Textes de la boutique : %{share}',
  content: 'Contenus : %{share}',
  note: 'Ce qui n’est pas traduit s’affiche en anglais. La boutique applique les changements en quelques secondes.',
  edit: {
    command: 'Modifier',
    title: 'Modifier : %{name}',
    confirm: 'Enregistrer',
    fields: { name: 'Nom', flag: 'Drapeau', orderNum: 'Position', enabled: 'Proposée aux clients' },
    enabled_hint: 'Les pages d’une langue désactivée sont introuvables, y compris pour les moteurs de recherche.',
    default_hint: 'L’anglais est toujours proposé : les textes non traduits s’affichent dans cette langue.',
  },
  done: 'Langue enregistrée : %{name}',
}
