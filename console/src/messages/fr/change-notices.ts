export const changeNotices = {
  name: 'Avis de modification |||| Avis de modification',
  fields: {
    reference: 'Référence de l’avis',
    state: 'État',
    kind: 'Type',
    parts: 'Articles concernés',
    announcedOn: 'Date de l’avis',
    effectiveOn: 'Articles modifiés expédiés à partir du',
    lastOrderOn: 'Date limite de commande',
    lastShipmentOn: 'Dernière expédition',
    recipients: 'Clients prévenus',
    text: 'Texte complémentaire',
    attachmentUrl: 'Document du fabricant (URL)',
  },
  filters: { q: 'Référence de l’avis ou de l’article' },
  kind: {
    'product-change': 'Avis de modification (PCN)',
    'end-of-life': 'Fin de vie (EOL)',
    'last-time-buy': 'Dernière commande (LTB)',
  },
  state: { draft: 'Brouillon', published: 'Publié', withdrawn: 'Retiré' },
  commands: {
    create: 'Ajouter un avis de modification',
    save: 'Enregistrer le brouillon',
    publish: 'Publier…',
    withdraw: 'Retirer…',
  },
  list: { parts: '%{first} et %{count} de plus' },
  form: {
    kind_hint: {
      'product-change': 'L’article ou sa fabrication change.',
      'end-of-life': 'Le fabricant arrête l’article, avec un préavis d’au moins 12 mois.',
      'last-time-buy': 'L’article peut être commandé une dernière fois.',
    },
    reference_hint: 'Le numéro figurant sur l’avis du fabricant, par ex. PCN-2026-118',
    last_order_hint: 'Au moins 12 mois après la date de l’avis',
    text_hint:
      'Les clients reçoivent le texte de la boutique dans leur langue, suivi de celui-ci. Sans leur langue, ils le voient en anglais.',
    attachment_hint: 'Lien affiché sur la page de l’article et dans le compte du client.',
  },
  page: {
    create: 'Ajouter un avis de modification',
    not_found: 'Avis de modification introuvable',
    about: 'Articles et dates',
    text: 'Texte et document',
    saved: 'Avis de modification enregistré',
    buyers:
      '%{smart_count} client a acheté un article concerné |||| %{smart_count} clients ont acheté un article concerné',
    mailing: 'Envoi aux clients : %{smart_count} sur %{buyers}',
    mailed: '%{smart_count} client prévenu |||| %{smart_count} clients prévenus',
  },
  publish: {
    title: 'Publier %{reference} ?',
    confirm: 'Publier',
    effects: {
      shop: 'L’avis apparaît sur les pages des articles concernés.',
      buyers:
        '%{smart_count} client de ces articles est prévenu, par e-mail sauf désinscription. |||| %{smart_count} clients de ces articles sont prévenus, par e-mail sauf désinscription.',
      final: 'Il ne pourra plus être modifié, seulement retiré.',
    },
    done: 'Avis de modification publié',
  },
  withdraw: {
    title: 'Retirer %{reference} ?',
    confirm: 'Retirer',
    effects: {
      shop: 'L’avis disparaît de la boutique et des comptes clients.',
      buyers: 'Les e-mails déjà envoyés ne peuvent pas être rappelés.',
      final: 'Il ne pourra pas être publié de nouveau.',
    },
    done: 'Avis de modification retiré',
  },
}
