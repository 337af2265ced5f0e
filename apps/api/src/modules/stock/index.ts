export { countSold, holdStock, lockStock, putBackStock, releaseStock, sellStock, type Shelf, type Units } from './stock.repository';
