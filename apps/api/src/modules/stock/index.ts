export { countSold, holdStock, lockStock, putBackStock, releaseStock, sellStock, type Units } from './stock.repository';
