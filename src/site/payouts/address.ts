export const PAYOUTS_PATH = '/mereni-vyplat/'
export const PAYOUTS_CSV = '/data/vybery.csv'
