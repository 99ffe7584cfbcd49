import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

/** Articles of the blog in French. */
export const frenchBlog: Translations = {
  'blog pitch-2-50-or-2-54': text(
    '2,50 ou 2,54 mm ?',
    'Comment distinguer deux pas qui diffèrent de l’épaisseur d’un cheveu.',
    p(
      'Les deux pas les plus courants du métier diffèrent de 0,04 mm. Sur un seul pas, aucun pied à coulisse ne le montre. Sur dix, si.',
    ),
    h2('Mesurer sur beaucoup de contacts'),
    p(
      'Mesurez du bord gauche du premier contact au bord gauche du dernier. Divisez par le nombre de contacts moins un.',
    ),
    table(
      ['Contacts', '2,50 mm', '2,54 mm', 'Écart'],
      ['2', '2,50', '2,54', '0,04'],
      ['5', '10,00', '10,16', '0,16'],
      ['8', '17,50', '17,78', '0,28'],
      ['10', '22,50', '22,86', '0,36'],
      ['20', '47,50', '48,26', '0,76'],
    ),
    tip(
      'À moins de cinq contacts, regardez plutôt le corps : un JST XH a un boîtier fendu de 5,75 mm de profondeur, une barrette mâle n’en a pas.',
    ),
    h2('Ce qui arrive quand on les mélange'),
    p(
      'Jusqu’à trois contacts, l’ensemble s’accouple en général. À cinq, les contacts extérieurs sont repoussés de 0,16 mm ; à huit, ils se plient. Rien ne casse sur l’établi ; le contact s’ouvre quand l’appareil chauffe.',
    ),
    someParts('xh4', 'pinHeader6'),
    p('D’autres sosies figurent sous [Dépannage](page:troubleshooting).'),
  ),
  'blog why-pin-1-is-square': text(
    'Pourquoi la broche 1 est carrée',
    'Une convention qui ne coûte rien et sauve une carte.',
    p(
      'Une pastille carrée se repère facilement, même sur un circuit nu, des deux côtés, sans sérigraphie et sans plan. Elle ne coûte rien, puisque la forme d’une pastille est indifférente au fabricant de circuits imprimés.',
    ),
    h2('Où cela ne suffit pas'),
    ul(
      'Articles CMS : toutes les pastilles sont rectangulaires. Mettez un point ou un coin biseauté en sérigraphie, hors du corps',
      'Deux rangées : sur les barrettes, la broche 2 est à côté de la 1, dans l’autre rangée ; dans les boîtiers DIL, elle suit dans la même rangée. Le carré dit où est la 1, pas où est la 2',
      'Empreintes en miroir : le carré est dans le bon coin du mauvais côté',
    ),
    h2('Comment nos plans l’indiquent'),
    p(
      'La broche 1 a un contour gras et son numéro ; la vue est côté composants. Dans les listes, chaque article a la broche 1 à gauche, pour que deux articles se comparent sans en tourner un.',
    ),
    card('idc10'),
  ),
  'blog check-a-footprint-1-to-1': text(
    'Vérifier une empreinte sur papier avant de commander les cartes',
    'Cinq minutes et une imprimante révèlent la plupart des erreurs qui coûtent une révision.',
    ol(
      'Ouvrez la page de l’article et choisissez « Imprimer en 1:1 ». Désactivez « Ajuster à la page » dans la boîte de dialogue de l’imprimante',
      'Mesurez l’échelle graphique : 10 mm doivent faire 10 mm. S’il y en a 9,7, l’imprimante a changé l’échelle',
      'Imprimez aussi votre propre routage en 1:1 et superposez les deux contre une vitre',
      'Posez la pièce réelle sur le papier : broches sur les pastilles, pions sur les trous, corps dans le contour',
      'Tournez-la une fois d’un demi-tour. Si elle va aussi à l’envers, il vous faut un détrompage',
    ),
    table(
      ['Trouvé sur papier', 'Aurait coûté'],
      ['Empreinte en miroir', 'une révision de la carte'],
      ['Verrou qui s’ouvre contre un condensateur', 'une révision de la carte'],
      ['Trou du pion oublié', 'un coup de perceuse, avec de la chance'],
      ['Broche 1 du mauvais côté', 'un prototype brûlé'],
    ),
    card('mezzanine40'),
    p('Les fichiers proposés sur la page d’un article sont décrits dans l’[espace développeurs](page:researchCenter).'),
  ),
  'blog crimping-that-holds': text(
    'Un sertissage qui tient',
    'À quoi ressemble un bon sertissage, et l’effort de traction qu’il doit supporter.',
    p(
      'La plupart des mauvais contacts des connecteurs fil à carte sont de mauvais sertissages. Le contact est bon, le fil est bon ; c’est le fût, entre les deux, qui ne l’est pas.',
    ),
    h2('Le regarder'),
    ul(
      'Des brins visibles aux deux extrémités du fût de l’âme, aucun en dehors',
      'L’isolant sous le fût d’isolant, et pas un millimètre plus loin',
      'Un évasement du côté du fil : sans lui, des brins sont coupés',
      'Pas de pli entre le contact et le fût',
    ),
    h2('Tirer dessus'),
    p('Forces de traction de l’IEC 60352-2 pour un sertissage :'),
    table(
      ['Fil', 'Section', 'Force'],
      ['AWG 28', '0,08 mm²', '11 N'],
      ['AWG 24', '0,20 mm²', '28 N'],
      ['AWG 22', '0,32 mm²', '40 N'],
      ['AWG 20', '0,52 mm²', '60 N'],
      ['AWG 18', '0,82 mm²', '90 N'],
    ),
    tip(
      'Testez trois sertissages avant chaque série et trois après. Si les derniers cèdent, vous savez que l’outil s’est déréglé.',
    ),
    warning(
      'Ne soudez pas un sertissage pour « l’améliorer ». La soudure remonte le long des brins et crée le point où ils cassent.',
    ),
    someParts('xh4', 'sh4', 'picoBlade5'),
  ),
  'blog tin-or-gold': text(
    'Étain ou or ?',
    'Le placage que vous payez doit être celui dont vous avez besoin.',
    table(
      ['', 'Étain', 'Or'],
      ['Cycles d’accouplement', '10–50', '100–500'],
      ['Force de contact nécessaire', 'plus de 1 N', 'à partir de 0,3 N'],
      ['Tension et courant', 'plus de 1 V, 100 mA', 'indifférent, jusqu’au microvolt'],
      ['Vibrations', 'seulement avec un verrouillage ferme', 'oui'],
      ['Prix', 'bas', 'deux à quatre fois plus'],
    ),
    h2('Trois règles'),
    ol(
      'Puissance accouplée quelques fois : étain',
      'Signaux de moins de 100 mA, ou tout ce qui vibre : or',
      'Jamais l’un avec l’autre : l’étain se dépose sur l’or en s’usant et s’y oxyde',
    ),
    p(
      'La règle des 100 mA est plus ancienne que la plupart d’entre nous : en dessous de ce courant, le contact ne perce pas seul la couche d’oxyde de l’étain.',
    ),
    h2('Regardez aussi la broche à souder'),
    p(
      'L’or sur la broche à souder fragilise les joints. Les bons articles ont de l’or sur le contact et de l’étain sur la broche ; la fiche technique parle de placage sélectif.',
    ),
    card('pinHeader40'),
  ),
  'blog derating-explained': text(
    'Pourquoi un contact de 3 A ne porte pas 3 A',
    'Ce que signifie le courant nominal, et ce qu’il en reste dans votre appareil.',
    p(
      'Le courant nominal d’une fiche technique est une limite de température déguisée : le courant auquel un contact devient plus chaud de 30 K que l’air, souvent avec un seul contact sous tension et le fil le plus gros.',
    ),
    h2('Ce qui le réduit'),
    table(
      ['Condition', 'Facteur'],
      ['2 contacts côte à côte', '0,9'],
      ['4 contacts', '0,8'],
      ['10 contacts, tous sous tension', '0,6–0,7'],
      ['Fil plus fin de deux tailles', '0,8'],
      ['85 °C dans le coffret, article 105 °C', '0,6'],
    ),
    p('Multipliez ce qui s’applique. Un contact de 3 A, dix utilisés, dans un coffret chaud : 3 × 0,65 × 0,6 = 1,2 A.'),
    tip(
      'Si c’est trop peu, mettez deux contacts en parallèle et comptez sur 1,6 fois un seul, car le courant ne se partage jamais également.',
    ),
    h2('Des articles pour plus de courant'),
    someParts('vh4', 'kk4', 'microFit4'),
    p('L’échauffement peut être mesuré sur votre propre lot : [centre d’essais](page:testCenter).'),
  ),
}
