import { faq, h2, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const questions = text(
  'Häufige Fragen',
  'Kurze Antworten zu Artikelsuche, Bestellung, Versand, Rückgabe und Ihrem Konto.',
  h2('Den richtigen Artikel finden'),
  faq(
    'Ich habe einen Steckverbinder ohne Aufdruck. Wie finde ich ihn?',
    'Messen Sie das Rastermaß über möglichst viele Kontakte, zählen Sie Pole und Reihen und stellen Sie fest, ob er gerade oder abgewinkelt ist. Geben Sie das in die Suche ein, zum Beispiel `2x5 2,54 abgewinkelt`, oder nutzen Sie die Filter einer [Kategorie](/product/all/all). Vergleichen Sie dann den Umriss in der Liste mit dem Lineal darüber.',
  ),
  faq(
    'Warum gibt es kein Foto?',
    'Zeichnungen zeigen mehr: Jeder Artikel ist maßstäblich und bemaßt gezeichnet, aus denselben Daten wie sein Footprint.',
  ),
  faq(
    'Wie genau sind die Zeichnungen?',
    'Sie beruhen auf Footprint-Daten mit einer Auflösung von 0,01 mm. Höhe und Einzelheiten innerhalb des Umrisses gehören nicht zu diesen Daten. Maßgeblich ist das Datenblatt des Herstellers; es ist auf der Artikelseite verlinkt.',
  ),
  faq(
    'Welches Gegenstück passt zu meinem Artikel?',
    'Wo der Hersteller es angibt, nennt die Artikelseite das Gegenstück. Sonst schreiben Sie uns mit der Teilenummer; wir sehen nach.',
  ),
  faq(
    'Kann ich Artikel vergleichen?',
    'Ja, bis zu sechs. Haken Sie sie in einer Liste an oder klicken Sie auf einer Artikelseite auf „Vergleichen“; Zeilen mit Unterschieden sind markiert.',
  ),
  faq(
    'Was bedeutet „nicht für Neuentwicklungen empfohlen“?',
    'Der Hersteller fertigt den Artikel noch, will ihn aber abkündigen. Sie können ihn bestellen; wählen Sie für neue Leiterplatten den empfohlenen Nachfolgeartikel.',
  ),
  h2('Preise und Angebote'),
  faq(
    'Sind die Preise für alle gleich?',
    'Ja. Sie hängen nur von der Menge ab, und zu jedem Artikel stehen die Staffelpreise.',
  ),
  faq('Wie lange gilt ein Angebot?', '30 Tage.'),
  faq(
    'Wie fordere ich ein Angebot an?',
    'Auf einer Artikelseite, im Warenkorb oder für eine ganze Liste über die [Schnellbestellung](/quick-order). Zielpreis, Wunschtermin und eine Anmerkung können Sie angeben.',
  ),
  faq(
    'Kann ich aus einem Angebot in mehreren Lieferungen bestellen?',
    'Ja, bis die gesamte Menge bestellt ist. Versandkosten fallen je Lieferung an.',
  ),
  faq(
    'In welchen Währungen kann ich bestellen?',
    'Wählen Sie eine in der Kopfzeile. Eine Bestellung behält Währung und Wechselkurs, unabhängig davon, was später geschieht.',
  ),
  h2('Bestellen und bezahlen'),
  faq(
    'Wie bestelle ich eine ganze Stückliste?',
    'Fügen Sie sie in die [Schnellbestellung](/quick-order) ein oder laden Sie eine Excel- oder CSV-Datei hoch. Jede Zeile wird zugeordnet und Ihnen gezeigt, bevor etwas in den Warenkorb kommt.',
  ),
  faq(
    'Gibt es eine Mindestbestellung?',
    'Keinen Mindestbestellwert. Manche Artikel haben eine Mindestbestellmenge oder einen Bestellschritt, zum Beispiel 10 oder 50 Stück; beides steht auf der Artikelseite.',
  ),
  faq(
    'Wie bezahle ich?',
    'Indem Sie mit Ihrer Wallet-App einen QR-Code scannen. Der Code gilt 15 Minuten und lässt sich erneuern; die Bestellung selbst wartet bis zum Ende ihrer Zahlungsfrist.',
  ),
  faq(
    'Was geschieht, wenn ich nicht rechtzeitig bezahle?',
    'Die Bestellung wird am Ende ihrer Zahlungsfrist storniert, und die Ware wird wieder frei. Geht später noch eine Zahlung ein, wird sie erstattet.',
  ),
  faq(
    'Kann ich eine Bestellung stornieren?',
    'Ja, solange die Zahlung aussteht. Ist sie in Bearbeitung, wenden Sie sich an Ihren [Kundenbetreuer](page:customer-manager). Sonderanfertigungen können nicht mehr storniert werden, sobald die Bearbeitung begonnen hat; nach dem Versand ist eine Stornierung in der Regel nicht möglich.',
  ),
  faq(
    'Kann ich eine eigene Bestellnummer (PO) angeben?',
    'Ja, an der Kasse. Sie erscheint auf Rechnung und Packzettel.',
  ),
  faq(
    'Wo finde ich meine Rechnung?',
    'Auf der Bestellseite als PDF, sobald die Ware versandt ist. Geben Sie Firma und Steuernummer vor der Bestellung in Ihrem Konto ein.',
  ),
  h2('Versand'),
  faq(
    'Wie lange dauert eine Bestellung?',
    'Die Bearbeitung dauert 1 bis 3 Arbeitstage. Danach ist die Sendung beim Sparversand 15 bis 45, beim Standardversand 7 bis 20 und beim Expressversand 3 bis 7 Arbeitstage unterwegs.',
  ),
  faq('Wann sehe ich die Sendungsverfolgung?', '24 bis 48 Stunden nach dem Versand.'),
  faq('Wie lange dauert die Fertigung?', 'Standardartikel 2 bis 4 Wochen, Sonderanfertigungen 6 bis 12 Wochen.'),
  faq(
    'Muss ich Zoll bezahlen?',
    'Zölle und Steuern Ihres Landes sind nicht enthalten und bei der Lieferung zu zahlen. Die Handelsrechnung für den Zoll liegt dem Paket bei.',
  ),
  faq(
    'Kann ich die Lieferadresse ändern?',
    'Auf der Bestellseite bis zum Beginn der Vorbereitung; danach auf Anfrage, solange noch kein Paket versandt ist. Sinken die Versandkosten, wird die Differenz erstattet; würden sie steigen, wenden Sie sich bitte an Ihren Kundenbetreuer.',
  ),
  faq(
    'Warum ist nur ein Teil meiner Bestellung angekommen?',
    'Sie wurde in mehreren Paketen versandt. Die Bestellseite nennt zu jedem Inhalt und Sendungsnummer.',
  ),
  h2('Qualität und Rückgabe'),
  faq(
    'Was tun, wenn etwas beschädigt ankommt?',
    'Melden Sie es innerhalb von 48 Stunden nach der Lieferung und reichen Sie auf der Bestellseite eine Reklamation ein.',
  ),
  faq(
    'Wie lange kann ich Teile zurückgeben?',
    'Das Formular nennt die Frist für jede Art der Reklamation. Siehe [Rückgabebedingungen](page:returnPolicy).',
  ),
  faq(
    'Sind die Teile Originalware?',
    'Ja. Wir kaufen bei den Herstellern und ihren Vertragsdistributoren, und jeder Beutel trägt die Chargennummer: [Qualitätssicherung](page:qualityControl).',
  ),
  faq(
    'Erhalte ich mit der Lieferung ein Zertifikat?',
    'Auf Anfrage: eine Konformitätserklärung mit Ihren Chargennummern. Was es gibt, steht unter [Zertifikate](page:complianceCenter).',
  ),
  faq(
    'Was geschieht, wenn ein Artikel abgekündigt wird?',
    'Wir benachrichtigen Sie 12 Monate im Voraus, empfehlen einen Nachfolgeartikel, soweit verfügbar, und unterstützen den Artikel noch 5 Jahre.',
  ),
  h2('Konto und Daten'),
  faq(
    'Brauche ich ein Konto?',
    'Zum Stöbern und Suchen, für die Bestandsabfrage und die Sendungsverfolgung: nein. Für Warenkorb und Bestellung: ja. Registrieren können Sie sich mit Telefonnummer oder E-Mail-Adresse.',
  ),
  faq(
    'Ich habe mein Passwort vergessen.',
    'Wählen Sie „Anmelden“ und setzen Sie es mit einem Bestätigungscode zurück. Sie können sich auch allein mit einem Code anmelden.',
  ),
  faq(
    'Wer sieht meine Daten?',
    ul(
      'Der Paketdienst, der Zoll und der Zahlungsdienstleister, soweit sie die Daten brauchen',
      'Sonst niemand: Der Shop hat kein Tracking durch Dritte. Siehe [Datenschutzerklärung](page:privacyPolicy)',
    ),
  ),
)

/** Frequently asked questions in German. */
export const germanFaq: Translations = { 'page faq': questions }
