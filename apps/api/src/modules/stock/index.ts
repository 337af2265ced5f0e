export { adjustStock, availableOf, setStock, type StockCount } from './set-stock';
export { lockStockSince, listMovements, type StockSince } from './movements.repository';
export {
  addStock,
  reserveStock,
  lockStock,
  lockStockRows,
  openStock,
  restoreSoldStock,
  releaseStock,
  sellStock,
  takeStock,
  type Cause,
  type StockAfterSale,
  type Units,
} from './stock.repository';
