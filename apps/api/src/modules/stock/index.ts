export { adjustStock, availableOf, setStock, type StockCount } from './set-stock';
export { lockStockSince, movementPage, type StockSince } from './movements.repository';
export {
  addStock,
  countSold,
  holdStock,
  lockStock,
  lockStockRows,
  openStock,
  putBackSold,
  releaseStock,
  sellStock,
  takeStock,
  type Cause,
  type Shelf,
  type Units,
} from './stock.repository';
