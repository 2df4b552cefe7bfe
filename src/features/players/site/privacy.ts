/** What the privacy page says of voices and of complaints alike. */
export const FLOODS =
  '**Proti zahlcení** si na hodinu zapamatujeme otisk sítě, ze které formulář přišel, a na den otisk e-mailu. Adresu sítě z otisku zpátky nezjistíme.'
export const BACKUPS =
  '**Zálohy** databáze pořízené dříve mohou údaje obsahovat, dokud nejsou nahrazeny novějšími. Jindy než při obnově po havárii se nepoužívají.'
